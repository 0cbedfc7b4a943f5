import { Bell, BellOff, Heart, HeartOff, Images, Star } from 'lucide-react';
import { Link } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { ALWAYS } from '../../rules/limits.ts';
import type { ChatView } from '../../rules/views.ts';
import { spokenMoment } from '../chat-dates.ts';
import type { ChatVerbs } from '../list/use-chat-actions.tsx';
import { InfoLine, InfoSection, More } from './InfoParts.tsx';

interface SharedSectionProps {
  chat: ChatView;
  verbs: ChatVerbs;
  onMedia: () => void;
}

/** What chats with people and groups have in common: media, stars, mute, favorites. */
export function SharedSection({ chat, verbs, onMedia }: SharedSectionProps) {
  const now = useNow();
  const { media, files, links, starred } = chat.counts;
  const isMuted = chat.mutedUntil !== null;
  return (
    <>
      <InfoSection label="Media, links and files">
        <InfoLine
          icon={<Images aria-hidden />}
          label="Media, links and files"
          aside={<More count={media + files + links} />}
          onClick={onMedia}
        />
        {chat.recentMedia.length > 0 && (
          <ul className="grid grid-cols-4 gap-1.5 pt-1.5">
            {chat.recentMedia.slice(0, 4).map(({ messageId, attachment, caption }) => (
              <li key={messageId}>
                <Link
                  href={`/chats/${chat.id}/info?message=${messageId}`}
                  aria-label={`Photo ${attachment.name}`}
                >
                  <img
                    src={attachment.url}
                    alt={caption || attachment.name}
                    loading="lazy"
                    className="aspect-square w-full rounded-lg object-cover"
                  />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </InfoSection>
      <InfoSection label="Options">
        <Link
          href="/starred"
          className="-mx-2 flex items-center gap-4 rounded-lg px-2 py-2.5 hover:bg-pane-hover"
        >
          <Star aria-hidden className="size-5 text-foreground-muted" />
          <span className="flex-1">Starred messages</span>
          <span className="flex items-center gap-1 text-foreground-muted">
            <More count={starred} />
          </span>
        </Link>
        <InfoLine
          icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          label={isMuted ? 'Unmute notifications' : 'Mute notifications'}
          aside={
            chat.mutedUntil !== null &&
            (chat.mutedUntil >= ALWAYS ? 'Always' : `until ${spokenMoment(chat.mutedUntil, now)}`)
          }
          onClick={() => (isMuted ? void verbs.unmute(chat) : verbs.mute(chat))}
        />
        <InfoLine
          icon={chat.favorite ? <HeartOff aria-hidden /> : <Heart aria-hidden />}
          label={chat.favorite ? 'Remove from favorites' : 'Add to favorites'}
          onClick={() => void verbs.favorite(chat, !chat.favorite)}
        />
      </InfoSection>
    </>
  );
}
