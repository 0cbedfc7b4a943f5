import { memo } from 'react';
import { type Piece, readText } from './rich-text.ts';

interface RichTextProps {
  text: string;
  /** Names that may be mentioned. */
  mentions?: readonly string[];
  /** Words that are searched for. */
  find?: string;
}

export const RichText = memo(function RichText({ text, mentions, find }: RichTextProps) {
  return <Pieces pieces={readText(text, mentions)} find={find} />;
});

function Pieces({ pieces, find }: { pieces: readonly Piece[]; find?: string }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of an unchanging text have no identity but their place
    <PieceView key={index} piece={piece} find={find} />
  ));
}

function PieceView({ piece, find }: { piece: Piece; find?: string }) {
  switch (piece.kind) {
    case 'text':
      return <Found text={piece.text} find={find} />;
    case 'link':
      return (
        <a
          href={piece.href}
          target="_blank"
          rel="noreferrer"
          className="text-link underline-offset-2 hover:underline"
        >
          <Found text={piece.text} find={find} />
        </a>
      );
    case 'mention':
      return <span className="font-semibold text-link">{piece.text}</span>;
    case 'code':
      return <code className="rounded bg-bubble-fill px-1 font-mono text-[0.92em]">{piece.text}</code>;
    case 'bold':
      return (
        <strong>
          <Pieces pieces={piece.pieces} find={find} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Pieces pieces={piece.pieces} find={find} />
        </em>
      );
    case 'strike':
      return (
        <s>
          <Pieces pieces={piece.pieces} find={find} />
        </s>
      );
  }
}

/** Words of the search that begin a word of the text are marked. */
function Found({ text, find }: { text: string; find?: string }) {
  const words = find?.match(/[\p{L}\p{N}]+/gu);
  if (!words) return text;
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join('|')})[\\p{L}\\p{N}]*)`, 'giu'));
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of an unchanging text have no identity but their place
    index % 2 ? <mark key={index}>{part}</mark> : part,
  );
}
