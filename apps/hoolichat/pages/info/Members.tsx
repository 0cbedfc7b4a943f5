import { EllipsisVertical, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { MenuItem } from '#kit/ui/MenuItems.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { ChatView, MemberView } from '../../rules/views.ts';
import { usePerform } from '../client.ts';
import { matchesName } from '../people/match-name.ts';
import { PeopleDialog } from '../people/PeopleDialog.tsx';
import { InfoLine, InfoSection } from './InfoParts.tsx';

const MANY = 8;

export function Members({ chat }: { chat: ChatView }) {
  const perform = usePerform();
  const [query, setQuery] = useState('');
  const [isAdding, setAdding] = useState(false);
  const shown = chat.members.filter(({ name }) => matchesName(name, query));
  const add = async (people: string[]) => {
    if (await perform('groups.addMembers', { chatId: chat.id, people }))
      toast.success(people.length === 1 ? 'Member added.' : `${people.length} members added.`);
  };
  return (
    <InfoSection label="Members">
      <h3 className="pb-1.5 text-foreground-muted text-small">{chat.members.length} members</h3>
      {chat.members.length > MANY && (
        <SearchInput label="Search members" value={query} onChange={setQuery} className="block pb-1.5" />
      )}
      {chat.admin && chat.joined && (
        <InfoLine icon={<UserPlus aria-hidden />} label="Add member" onClick={() => setAdding(true)} />
      )}
      <ul aria-label="Members">
        {shown.map((member) => (
          <Member key={member.id} chat={chat} member={member} />
        ))}
      </ul>
      <PeopleDialog
        open={isAdding}
        title="Add members"
        confirmLabel="Add"
        except={chat.members.map(({ id }) => id)}
        onClose={() => setAdding(false)}
        onConfirm={add}
      />
    </InfoSection>
  );
}

function Member({ chat, member }: { chat: ChatView; member: MemberView }) {
  const items = useMemberMenu(chat, member);
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Avatar name={member.name} decorative className="size-10!" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{member.me ? 'You' : member.name}</span>
        <span className="block truncate text-foreground-muted text-small">{member.about}</span>
      </span>
      {member.admin && (
        <span className="shrink-0 rounded-md bg-accent px-1.5 py-0.5 text-accent-foreground text-caption">
          Group admin
        </span>
      )}
      {!member.me && (
        <Menu
          align="end"
          trigger={
            <IconButton
              label={`Options for ${member.name}`}
              icon={<EllipsisVertical aria-hidden />}
              size="sm"
            />
          }
          items={items}
        />
      )}
    </li>
  );
}

function useMemberMenu(chat: ChatView, member: MemberView): MenuItem[] {
  const perform = usePerform();
  const [, navigate] = useLocation();
  const input = { chatId: chat.id, personId: member.id };
  const firstName = member.name.split(' ')[0];
  const open = async () => {
    const opened = await perform('chats.open', { personId: member.id });
    if (opened) navigate(`/chats/${opened.id}`);
  };
  const message: MenuItem = { label: `Message ${firstName}`, onSelect: () => void open() };
  if (!chat.admin || !chat.joined) return [message];
  return [
    message,
    member.admin
      ? { label: 'Dismiss as admin', onSelect: () => void perform('groups.dismissAdmin', input) }
      : { label: 'Make group admin', onSelect: () => void perform('groups.makeAdmin', input) },
    { separator: true },
    {
      label: `Remove ${firstName}`,
      danger: true,
      onSelect: () => void perform('groups.removeMember', input),
    },
  ];
}
