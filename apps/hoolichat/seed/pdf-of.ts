const LINES_PER_PAGE = 48;
const LONGEST_LINE = 88;

/** A plain document of text, page by page: the smallest PDF that every reader opens. */
export function pdfOf(text: string): Uint8Array {
  const pages = paginate(text);
  const fontId = 3 + pages.length * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${3 + page * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...pages.flatMap((lines, page) => {
      const content = contentOf(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 ${fontId} 0 R >> >> /Contents ${4 + page * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return Buffer.from(assemble(objects), 'latin1');
}

function paginate(text: string): string[][] {
  const lines = text.split('\n').flatMap(wrap);
  const count = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE));
  return Array.from({ length: count }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  );
}

function wrap(line: string): string[] {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= LONGEST_LINE) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** Letters outside Latin-1 have no place in the font: typographic ones become plain, others a question mark. */
const plain = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/[^\u0020-\u00ff]/gu, '?');

const contentOf = (lines: readonly string[]): string => {
  const shown = lines.map((line) => `(${plain(line).replaceAll(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 11 Tf 14 TL 64 728 Td\n${shown.join('\n')}\nET`;
};

function assemble(objects: readonly string[]): string {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('\n')}\n`;
  return `${body}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
