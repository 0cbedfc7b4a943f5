import { useNow } from '#kit/page/now.ts';
import { MenuAt } from '#kit/ui/MenuAt.tsx';
import type { ChatView } from '../../rules/views.ts';
import { usePerform } from '../client.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ForwardDialog } from './ForwardDialog.tsx';
import { Lightbox } from './Lightbox.tsx';
import { messageMenu } from './message-menu.tsx';
import { QuickReactions } from './QuickReactions.tsx';
import { ReactionsDialog } from './ReactionsDialog.tsx';
import type { Bubbles } from './use-bubble-actions.ts';
import type { Messages } from './use-messages.ts';
import { VotesDialog } from './VotesDialog.tsx';

interface MessageOverlaysProps {
  chat: ChatView;
  bubbles: Bubbles;
  messages: Messages;
}

/** The menus and dialogs of messages, once for all of them. */
export function MessageOverlays({ chat, bubbles, messages }: MessageOverlaysProps) {
  const now = useNow();
  const perform = usePerform();
  const { menu, overlay, actions } = bubbles;
  const { items } = messages.window;
  const meant = overlay ? items.filter(({ id }) => overlay.ids.includes(id)) : [];
  const only = meant[0] ?? null;
  const close = () => bubbles.setOverlay(null);
  async function remove(forWhom: 'me' | 'everyone') {
    const messageIds = meant.map(({ id }) => id);
    if (forWhom === 'me') await perform('messages.deleteForMe', { messageIds });
    else for (const messageId of messageIds) await perform('messages.deleteForEveryone', { messageId });
    bubbles.stopSelecting();
  }
  return (
    <>
      <MenuAt
        label="Message menu"
        at={menu?.at ?? null}
        onClose={() => bubbles.setMenu(null)}
        align="end"
        items={menu ? messageMenu({ message: menu.message, chat, now, act: bubbles.act }) : []}
      />
      <QuickReactions
        target={bubbles.reacting}
        onClose={() => bubbles.setReacting(null)}
        onReact={actions.react}
      />
      <DeleteDialog messages={overlay?.kind === 'delete' ? meant : []} onClose={close} onDelete={remove} />
      {overlay?.kind === 'forward' && (
        <ForwardDialog messageIds={overlay.ids} onClose={close} onDone={bubbles.stopSelecting} />
      )}
      <VotesDialog message={overlay?.kind === 'votes' ? only : null} onClose={close} />
      <ReactionsDialog
        message={overlay?.kind === 'reactions' ? only : null}
        onClose={close}
        onRemove={() => only && actions.react(only, null)}
      />
      {overlay?.kind === 'picture' && only && (
        <Lightbox
          pictures={items.filter(({ kind, deleted }) => kind === 'image' && !deleted)}
          shownId={only.id}
          onShow={(id) => bubbles.setOverlay({ kind: 'picture', ids: [id] })}
          onClose={close}
        />
      )}
    </>
  );
}
