import { useState } from 'react';
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

/** What is asked before something is done to a chat that is not easily undone. */
export function ChatDialogs({ question, onClose, onDeleted }: ChatDialogsProps) {
  const perform = usePerform();
  const [muteFor, setMuteFor] = useState<MuteFor>('8h');
  const [isChecked, setChecked] = useState(true);
  if (!question) return null;
  const { chat, kind } = question;
  const chatId = chat.id;
  const personId = chat.personId ?? '';
  const done = (message?: string) => {
    if (message) toast.success(message);
    onClose();
  };
  const asked = {
    mute: {
      title: 'Mute notifications',
      confirmLabel: 'Mute',
      body: (
        <div className="grid gap-4">
          <p>Nobody sees that you muted this chat. You are still notified when you are mentioned.</p>
          <RadioGroup
            label="Mute for"
            hideLabel
            value={muteFor}
            options={MUTE_OPTIONS}
            onChange={setMuteFor}
          />
        </div>
      ),
      act: async () => {
        await perform('chats.mute', { chatId, until: muteFor });
        done();
      },
    },
    block: {
      title: `Block ${chat.name}?`,
      confirmLabel: 'Block',
      body: 'Blocked contacts can no longer send you messages. They are not told.',
      act: async () =>
        done((await perform('people.block', { personId })) ? `${chat.name} is blocked.` : undefined),
    },
    clear: {
      title: 'Clear this chat?',
      confirmLabel: 'Clear chat',
      body: <Checkbox label="Keep starred messages" value={isChecked} onChange={setChecked} />,
      act: async () =>
        done(
          (await perform('chats.clear', { chatId, keepStarred: isChecked })) ? 'Chat cleared.' : undefined,
        ),
    },
    delete: {
      title:
        chat.kind === 'group' ? `Delete the group “${chat.name}”?` : `Delete the chat with ${chat.name}?`,
      confirmLabel: 'Delete chat',
      body: 'The messages are removed from this account. The others keep theirs.',
      act: async () => {
        onDeleted(chat);
        done((await perform('chats.delete', { chatId })) ? 'Chat deleted.' : undefined);
      },
    },
    leave: {
      title: `Exit “${chat.name}”?`,
      confirmLabel: 'Exit group',
      body: 'The group is told that you left. You keep what was said so far.',
      act: async () => done((await perform('groups.leave', { chatId })) ? 'You left the group.' : undefined),
    },
    report: {
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
      act: async () => {
        const block = chat.kind === 'direct' && isChecked;
        done((await perform('chats.report', { chatId, block })) ? 'Report sent.' : undefined);
      },
    },
  }[kind];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={asked.title}
      body={asked.body}
      confirmLabel={asked.confirmLabel}
      tone={kind === 'mute' ? 'primary' : 'danger'}
      onConfirm={asked.act}
    />
  );
}
