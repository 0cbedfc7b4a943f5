import { Ban, Cake, Mail, Phone, ThumbsDown, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { formatDay } from '#kit/page/format.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import type { ChatView } from '../../rules/views.ts';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { useChatActions } from '../list/use-chat-actions.tsx';
import { usePresence } from '../presence.ts';
import { InfoLine, InfoSection } from './InfoParts.tsx';
import { SharedSection } from './SharedSection.tsx';

export function ContactInfo({ chat, onMedia }: { chat: ChatView; onMedia: () => void }) {
  const { verbs, dialogs } = useChatActions();
  const presence = usePresence(chat);
  const { person } = chat;
  const firstName = chat.name.split(' ')[0];
  if (!person) return null;
  return (
    <>
      <InfoSection label="Profile">
        <div className="grid justify-items-center gap-1 pt-3 pb-1 text-center">
          <Avatar name={chat.name} size="xl" decorative className="size-32! text-[44px]!" />
          <h3 className="heading pt-2 text-xl">{chat.name}</h3>
          <p className="text-foreground-muted">{presence.text}</p>
        </div>
      </InfoSection>
      <InfoSection label="About">
        <h3 className="pb-1 text-foreground-muted text-small">About</h3>
        <p>{person.about}</p>
        <ul className="grid gap-2.5 pt-4 [&_svg]:size-4.5 [&_svg]:text-foreground-muted">
          <Fact icon={<Phone aria-hidden />} text={person.phone} />
          <Fact icon={<Mail aria-hidden />} text={person.email} />
          {person.birthday && <Fact icon={<Cake aria-hidden />} text={formatDay(person.birthday)} />}
        </ul>
      </InfoSection>
      <SharedSection {...{ chat, verbs, onMedia }} />
      {chat.commonGroups.length > 0 && (
        <InfoSection label="Groups in common">
          <h3 className="pb-1.5 text-foreground-muted text-small">
            {chat.commonGroups.length} {chat.commonGroups.length === 1 ? 'group' : 'groups'} in common
          </h3>
          <ul>
            {chat.commonGroups.map(({ id, name, members }) => (
              <li key={id}>
                <Link
                  href={`/chats/${id}`}
                  className="-mx-2 flex items-center gap-3 rounded-lg px-2 py-1.5 hover:bg-pane-hover"
                >
                  <ChatAvatar name={name} isGroup className="size-10!" />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{name}</span>
                    <span className="block truncate text-foreground-muted text-small">{members}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </InfoSection>
      )}
      <InfoSection label="Actions">
        <InfoLine
          danger
          icon={<Ban aria-hidden />}
          label={person.blocked ? `Unblock ${firstName}` : `Block ${firstName}`}
          onClick={() => (person.blocked ? void verbs.unblock(chat) : verbs.block(chat))}
        />
        <InfoLine
          danger
          icon={<ThumbsDown aria-hidden />}
          label={`Report ${firstName}`}
          onClick={() => verbs.report(chat)}
        />
        <InfoLine
          danger
          icon={<Trash2 aria-hidden />}
          label="Delete chat"
          onClick={() => verbs.remove(chat)}
        />
      </InfoSection>
      {dialogs}
    </>
  );
}

const Fact = ({ icon, text }: { icon: React.ReactNode; text: string }) => (
  <li className="flex items-center gap-4">
    {icon}
    <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  </li>
);
