import { ArchivedPane, ChatsPane } from '../list/ChatsPane.tsx';
import { StarredPane } from '../list/StarredPane.tsx';
import { NewChatPane } from '../people/NewChatPane.tsx';
import { NewGroupPane } from '../people/NewGroupPane.tsx';
import { SettingsPane } from '../settings/SettingsPane.tsx';
import { StatusPane } from '../status/StatusPane.tsx';

/** What stands beside a page: the chats, unless the page has a list of its own. */
export function PaneOf({ path }: { path: string }) {
  if (path === '/new') return <NewChatPane />;
  if (path === '/new-group') return <NewGroupPane />;
  if (path === '/starred') return <StarredPane />;
  if (path === '/archived') return <ArchivedPane />;
  if (path.startsWith('/status')) return <StatusPane />;
  if (path.startsWith('/settings')) return <SettingsPane />;
  return <ChatsPane />;
}
