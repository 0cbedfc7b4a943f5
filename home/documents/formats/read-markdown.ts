import { marked, type Token, type Tokens } from 'marked';
import type { Block, Run, Runs } from './rich-text.ts';

/** Prose as it lies beside a persona. A kind of block that no format can show is the author's error. */
export function readMarkdown(markdown: string): Block[] {
  return marked.lexer(markdown).flatMap((token) => readBlock(token));
}

function readBlock(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'heading':
      return [{ kind: 'heading', level: token.depth, runs: readRuns(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: readRuns(token.tokens) }];
    case 'list':
      return [readList(token as Tokens.List)];
    case 'table':
      return [readTable(token as Tokens.Table)];
    case 'blockquote':
      return [{ kind: 'quote', lines: splitLines(token.tokens?.flatMap(readParagraph) ?? []) }];
    default:
      throw new Error(`Prose has a ${token.type} ("${token.raw.slice(0, 40)}"), which no document shows.`);
  }
}

const readParagraph = (token: Token): Runs => ('tokens' in token ? readRuns(token.tokens) : []);

function readList({ ordered, items }: Tokens.List): Block {
  const runs = items.map((item) => item.tokens.flatMap((token) => readParagraph(token)));
  return { kind: 'list', ordered, items: runs };
}

function readTable({ header, rows }: Tokens.Table): Block {
  const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => readRuns(tokens));
  return { kind: 'table', head: cells(header), rows: rows.map(cells) };
}

function readRuns(tokens: Token[] = [], style: Omit<Run, 'text'> = {}): Run[] {
  return tokens.flatMap((token) => {
    if (token.type === 'strong') return readRuns(token.tokens, { ...style, bold: true });
    if (token.type === 'em') return readRuns(token.tokens, { ...style, italic: true });
    if (token.type === 'br') return [{ ...style, text: '\n' }];
    if ('tokens' in token && token.tokens) return readRuns(token.tokens, style);
    return [{ ...style, text: 'text' in token ? String(token.text) : token.raw }];
  });
}

function splitLines(runs: Runs): Runs[] {
  const lines: Run[][] = [[]];
  for (const run of runs)
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text) lines.at(-1)?.push({ ...run, text });
    }
  return lines;
}
