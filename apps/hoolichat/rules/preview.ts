import type { MessageKind } from '../schema/messages.ts';

/** `75000` → `1:15` */
const formatDuration = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const NAMES: Partial<Record<MessageKind, string>> = { image: 'Photo', voice: 'Voice message', file: 'File' };

/** A message in a line: in the list of chats, in a quote, in a notice. */
export function previewOf(
  { kind, text }: { kind: MessageKind; text: string },
  file?: { filename: string; durationMs: number | null },
): string {
  if (kind === 'voice') return `Voice message (${formatDuration(file?.durationMs ?? 0)})`;
  if (text) return text.replaceAll(/\s+/g, ' ').trim();
  return (kind === 'file' && file?.filename) || (NAMES[kind] ?? '');
}

/** "Pam Beesly" → "Pam"; a title goes with the surname: "Dr. Mehta". */
export function firstNameOf(name: string): string {
  const words = name.split(' ');
  return words[0]?.endsWith('.') ? `${words[0]} ${words.at(-1)}` : (words[0] ?? name);
}
