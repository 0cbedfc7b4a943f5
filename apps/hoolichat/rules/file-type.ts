/** What a file is by its first bytes, whatever its name or sender says. */

export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const text = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));

/** The picture that these bytes are, with its size; null when they are none that a browser shows. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const picture =
      readPng(view, bytes) ?? readGif(view, bytes) ?? readWebp(view, bytes) ?? readJpeg(view, bytes);
    return picture && picture.width > 0 && picture.height > 0 ? picture : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readPng = (view: DataView, bytes: Uint8Array): Picture | null =>
  startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && startsWith(bytes, text('IHDR'), 12)
    ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
    : null;

const readGif = (view: DataView, bytes: Uint8Array): Picture | null =>
  startsWith(bytes, text('GIF8'))
    ? { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : null;

function readWebp(view: DataView, bytes: Uint8Array): Picture | null {
  if (!startsWith(bytes, text('RIFF')) || !startsWith(bytes, text('WEBP'), 8)) return null;
  const type = 'image/webp';
  if (startsWith(bytes, text('VP8X'), 12))
    return { type, width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (startsWith(bytes, text('VP8L'), 12)) {
    const bits = view.getUint32(21, true);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Walks the segments to the frame header, which has the size. */
function readJpeg(view: DataView, bytes: Uint8Array): Picture | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null;
  for (let at = 2; at < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

const SIGNATURES: readonly [string, readonly number[]][] = [
  ['application/pdf', text('%PDF-')],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['audio/mpeg', text('ID3')],
  ['audio/ogg', text('OggS')],
];

const BY_ENDING: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  ics: 'text/calendar',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

/** For files that are no pictures. Never a type that a browser would run. */
export function fileType(filename: string, bytes: Uint8Array): string {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  const signed = SIGNATURES.find(([, signature]) => startsWith(bytes, signature))?.[0];
  return BY_ENDING[ending] ?? signed ?? 'application/octet-stream';
}

/** A name that is a name and no path, on any system. */
export const safeFilename = (filename: string): string =>
  (filename.split(/[/\\]/).at(-1) ?? '').replace(/^\.+/, '').trim().slice(0, 200) || 'file';
