const BLOCKED =
  /\.(?:ade|adp|apk|bat|chm|cmd|com|cpl|dll|exe|hta|jar|js|jse|lnk|msc|msi|msp|pif|ps1|scr|sys|vb|vbe|vbs|wsc|wsf|wsh)$/i;

/** Programs, which mail services do not carry. */
export const isBlockedFile = (filename: string): boolean => BLOCKED.test(filename.trim());

/** A name that is safe on any disk: no path, no control or direction characters, not hidden, not too long. */
export function safeFilename(filename: string): string {
  const base = filename.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (!clean) return 'attachment';
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
  return clean.length <= 150 ? clean : clean.slice(0, 150 - extension.length) + extension;
}

/** Without its parameters. */
export const safeType = (type: string): string =>
  /^\s*([a-z0-9][\w.+-]{0,60}\/[a-z0-9][\w.+-]{0,60})\s*(;|$)/i.exec(type)?.[1]?.toLowerCase() ??
  'application/octet-stream';

/** Types that a browser may show by itself without running anything. */
export const isShownInline = (type: string): boolean =>
  /^(?:image\/(?:png|jpeg|gif|webp)|application\/pdf|text\/plain)$/.test(type);

/** The type to serve under: what a browser could run goes as mere bytes. */
export const servedType = (type: string): string =>
  /html|xml|svg|script/.test(type) ? 'application/octet-stream' : type;
