import { type ReactNode, useState } from 'react';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { MuteFor } from '../../rules/limits.ts';
import { usePerform } from '../client.ts';
import type { ActedOn } from './use-chat-actions.tsx';

export interface Question {
  kind: 'mute' | 'block' | 'clear' | 'delete' | 'leave' | 'report';
  chat: ActedOn;
}

interface ChatDialogsProps {
  question: Question | null;
  onClose: () => void;
  onDeleted: (chat: ActedOn) => void;
}

const MUTE_OPTIONS: readonly { value: MuteFor; label: string }[] = [
  { value: '8h', label: '8 hours' },
  { value: '1w', label: '1 week' },
  { value: 'always', label: 'Always' },
];

interface Asked {
  title: string;
  confirmLabel: string;
  body: ReactNode;
  /** What is said when it is done. */
  done?: string;
  act: () => Promise<unknown>;
}

/** What is asked before something is done to a chat that is not easily undone. */
export function ChatDialogs({ question, onClose, onDeleted }: ChatDialogsProps) {
  const [muteFor, setMuteFor] = useState<MuteFor>('8h');
  const [isChecked, setChecked] = useState(true);
  const choices = { muteFor, setMuteFor, isChecked, setChecked };
  const perform = usePerform();
  if (!question) return null;
  const { kind, chat } = question;
  const asked = QUESTIONS[kind](chat, perform, choices);
  async function confirm() {
    if (kind === 'delete') onDeleted(chat);
    const answer = await asked.act();
    if (answer !== null && asked.done) toast.success(asked.done);
    onClose();
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={asked.title}
      body={asked.body}
      confirmLabel={asked.confirmLabel}
      tone={kind === 'mute' ? 'primary' : 'danger'}
      onConfirm={confirm}
    />
  );
}

interface Choices {
  muteFor: MuteFor;
  setMuteFor: (muteFor: MuteFor) => void;
  isChecked: boolean;
  setChecked: (isChecked: boolean) => void;
}

type Ask = (chat: ActedOn, perform: ReturnType<typeof usePerform>, choices: Choices) => Asked;

const QUESTIONS: Record<Question['kind'], Ask> = {
  mute: (chat, perform, { muteFor, setMuteFor }) => ({
    title: 'Mute notifications',
    confirmLabel: 'Mute',
    body: (
      <div className="grid gap-4">
        <p>Nobody sees that you muted this chat. You are still notified when you are mentioned.</p>
        <RadioGroup label="Mute for" hideLabel value={muteFor} options={MUTE_OPTIONS} onChange={setMuteFor} />
      </div>
    ),
    act: () => perform('chats.mute', { chatId: chat.id, until: muteFor }),
  }),
  block: (chat, perform) => ({
    title: `Block ${chat.name}?`,
    confirmLabel: 'Block',
    body: 'Blocked contacts can no longer send you messages. They are not told.',
    done: `${chat.name} is blocked.`,
    act: () => perform('people.block', { personId: chat.personId ?? '' }),
  }),
  clear: (chat, perform, { isChecked, setChecked }) => ({
    title: 'Clear this chat?',
    confirmLabel: 'Clear chat',
    body: <Checkbox label="Keep starred messages" value={isChecked} onChange={setChecked} />,
    done: 'Chat cleared.',
    act: () => perform('chats.clear', { chatId: chat.id, keepStarred: isChecked }),
  }),
  delete: (chat, perform) => ({
    title: chat.kind === 'group' ? `Delete the group “${chat.name}”?` : `Delete the chat with ${chat.name}?`,
    confirmLabel: 'Delete chat',
    body: 'The messages are removed from this account. The others keep theirs.',
    done: 'Chat deleted.',
    act: () => perform('chats.delete', { chatId: chat.id }),
  }),
  leave: (chat, perform) => ({
    title: `Exit “${chat.name}”?`,
    confirmLabel: 'Exit group',
    body: 'The group is told that you left. You keep what was said so far.',
    done: 'You left the group.',
    act: () => perform('groups.leave', { chatId: chat.id }),
  }),
  report: (chat, perform, { isChecked, setChecked }) => ({
    title: `Report ${chat.name}?`,
    confirmLabel: 'Report',
    body: (
      <div className="grid gap-3">
        <p>The last five messages go along with the report. Nobody here is told.</p>
        {chat.kind === 'direct' && (
          <Checkbox label="Also block this contact" value={isChecked} onChange={setChecked} />
        )}
      </div>
    ),
    done: 'Report sent.',
    act: () => perform('chats.report', { chatId: chat.id, block: chat.kind === 'direct' && isChecked }),
  }),
};
