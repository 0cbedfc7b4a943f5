const TONES: Record<string, string> = {
  pdf: '#c8402f',
  doc: '#2a63c4',
  docx: '#2a63c4',
  odt: '#2a63c4',
  xls: '#1d7d46',
  xlsx: '#1d7d46',
  csv: '#1d7d46',
  ods: '#1d7d46',
  ppt: '#c9662a',
  pptx: '#c9662a',
  zip: '#7a6a2b',
};

/** A sheet of paper with the kind of file on it. */
export function FileBadge({ name }: { name: string }) {
  const extension = /\.(\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? 'file';
  return (
    <svg
      viewBox="0 0 32 40"
      aria-hidden
      className="h-10 w-8 shrink-0"
      style={{ color: TONES[extension] ?? '#5a6d7c' }}
    >
      <path d="M4 0h17l11 11v25a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" fill="currentColor" />
      <path d="m21 0 11 11h-8a3 3 0 0 1-3-3Z" fill="#fff" opacity=".42" />
      <text
        x="16"
        y="29"
        textAnchor="middle"
        fontSize={extension.length > 4 ? 7 : 8.5}
        fontWeight="700"
        fill="#fff"
      >
        {extension.toUpperCase()}
      </text>
    </svg>
  );
}
