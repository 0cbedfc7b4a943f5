import { type Block, plainText, type RichText } from './rich-text.ts';

const WIDTH = 78;

/** The same text for an editor without styles. */
export function writePlain({ blocks }: RichText): string {
  return `${blocks.map(writeBlock).join('\n\n')}\n`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const text = plainText(block.runs);
      return block.level === 1 ? `${text.toUpperCase()}\n${'='.repeat(text.length)}` : text.toUpperCase();
    }
    case 'paragraph':
      return wrap(plainText(block.runs), '');
    case 'list':
      return block.items
        .map((item, index) => wrap(plainText(item), block.ordered ? `${index + 1}. ` : '- '))
        .join('\n');
    case 'quote':
      return block.lines.map((line) => `    ${plainText(line)}`).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join('\t')).join('\n');
    case 'rule':
      return '* * *';
  }
}

function wrap(text: string, mark: string): string {
  const rest = ' '.repeat(mark.length);
  return text
    .split('\n')
    .flatMap((line, index) => fold(line, index === 0 ? mark : rest, rest))
    .join('\n');
}

function fold(text: string, first: string, rest: string): string[] {
  const lines = [first];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const isFresh = line === first || line === rest;
    if (!isFresh && line.length + word.length + 1 > WIDTH) lines.push(rest + word);
    else lines[lines.length - 1] = isFresh ? line + word : `${line} ${word}`;
  }
  return lines;
}
