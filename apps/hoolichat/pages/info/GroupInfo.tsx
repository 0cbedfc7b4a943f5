import { LogOut, ThumbsDown, Trash2 } from 'lucide-react';
import type { InputOf } from '#kit/operation.ts';
import { formatDate } from '#kit/page/format.ts';
import { Select } from '#kit/ui/Select.tsx';
import type { Api } from '../../api.ts';
import type { ChatView } from '../../rules/views.ts';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { usePerform } from '../client.ts';
import { useChatActions } from '../list/use-chat-actions.tsx';
import { EditableText } from './EditableText.tsx';
import { InfoLine, InfoSection } from './InfoParts.tsx';
import { Members } from './Members.tsx';
import { SharedSection } from './SharedSection.tsx';

const WHO = [
  { value: 'everyone', label: 'All members' },
  { value: 'admins', label: 'Admins only' },
] as const;

export function GroupInfo({ chat, onMedia }: { chat: ChatView; onMedia: () => void }) {
  const { verbs, dialogs } = useChatActions();
  const perform = usePerform();
  const chatId = chat.id;
  return (
    <>
      <InfoSection label="Group">
        <div className="grid justify-items-center gap-2 pt-3 pb-1 text-center">
          <ChatAvatar name={chat.name} isGroup className="size-32!" />
          <EditableText
            label="Group name"
            value={chat.name}
            maxLength={100}
            canEdit={chat.canEdit}
            className="heading text-xl"
            onSave={(name) => perform('groups.rename', { chatId, name })}
          />
          <p className="text-foreground-muted">
            Group · {chat.members.length} {chat.members.length === 1 ? 'member' : 'members'}
          </p>
        </div>
      </InfoSection>
      <InfoSection label="Description">
        <h3 className="pb-1 text-foreground-muted text-small">Description</h3>
        <EditableText
          label="Description"
          value={chat.description}
          placeholder="No description"
          maxLength={2048}
          isLong
          canEdit={chat.canEdit}
          onSave={(description) => perform('groups.describe', { chatId, description })}
        />
        <p className="pt-2 text-caption text-foreground-muted">
          Created by {chat.createdByName === 'You' ? 'you' : chat.createdByName}, {formatDate(chat.createdAt)}
        </p>
      </InfoSection>
      <SharedSection {...{ chat, verbs, onMedia }} />
      {chat.admin && chat.joined && <Permissions chat={chat} />}
      <Members chat={chat} />
      <InfoSection label="Actions">
        {chat.joined ? (
          <InfoLine
            danger
            icon={<LogOut aria-hidden />}
            label="Exit group"
            onClick={() => verbs.leave(chat)}
          />
        ) : (
          <InfoLine
            danger
            icon={<Trash2 aria-hidden />}
            label="Delete group"
            onClick={() => verbs.remove(chat)}
          />
        )}
        <InfoLine
          danger
          icon={<ThumbsDown aria-hidden />}
          label="Report group"
          onClick={() => verbs.report(chat)}
        />
      </InfoSection>
      {dialogs}
    </>
  );
}

function Permissions({ chat }: { chat: ChatView }) {
  const perform = usePerform();
  const change = (changes: Pick<InputOf<Api, 'groups.settings'>, 'whoSends' | 'whoEdits'>) =>
    void perform('groups.settings', { chatId: chat.id, ...changes });
  return (
    <InfoSection label="Group permissions">
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Who can send"
          value={chat.whoSends}
          options={WHO}
          onChange={(whoSends) => change({ whoSends })}
        />
        <Select
          label="Who can edit info"
          value={chat.whoEdits}
          options={WHO}
          onChange={(whoEdits) => change({ whoEdits })}
        />
      </div>
    </InfoSection>
  );
}
