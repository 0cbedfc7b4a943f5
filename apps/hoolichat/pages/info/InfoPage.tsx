import { useLocation, useParams, useSearchParams } from 'wouter';
import { type MediaKind, mediaKindOf } from '../../chat-location.ts';
import { useData } from '../client.ts';
import { keepList } from '../list-location.ts';
import { SidePanel } from '../SidePanel.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import { GroupInfo } from './GroupInfo.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';

/** The panel beside a conversation that tells who is in it. `?show=media` opens what was shared. */
export function InfoPage() {
  const chatId = Number(useParams().chatId);
  const chat = useData('chats.get', { chatId });
  const [query, setQuery] = useSearchParams();
  const [, navigate] = useLocation();
  const shown = mediaKindOf(query.get('show'));
  const show = (section: MediaKind | null) =>
    setQuery(
      (old) => {
        if (section) old.set('show', section);
        else old.delete('show');
        return old;
      },
      { replace: true },
    );
  const isGroup = chat.kind === 'group';
  if (shown) {
    return (
      <SidePanel title="Media, links and files" onClose={() => show(null)}>
        <MediaBrowser chatId={chatId} kind={shown} onKind={show} />
      </SidePanel>
    );
  }
  return (
    <SidePanel
      title={isGroup ? 'Group info' : 'Contact info'}
      onClose={() => navigate(keepList(`/chats/${chatId}`, query))}
    >
      {isGroup ? (
        <GroupInfo chat={chat} onMedia={() => show('media')} />
      ) : (
        <ContactInfo chat={chat} onMedia={() => show('media')} />
      )}
    </SidePanel>
  );
}
