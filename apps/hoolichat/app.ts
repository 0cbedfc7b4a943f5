import { defineApp } from '#kit/app.ts';
import { accountability } from './accountability.ts';
import { api } from './api.ts';
import { chat } from './chat-port.ts';
import { examples } from './examples.ts';
import { routes } from './routes.ts';
import * as accountTables from './schema/account.ts';
import * as chatTables from './schema/chats.ts';
import * as fileTables from './schema/files.ts';
import * as messageTables from './schema/messages.ts';
import { seed } from './seed.ts';
import { voteAs } from './service/poll-votes.ts';
import { deliver, readUpTo } from './service/receipts.ts';
import { replyHandlers } from './service/replies.ts';
import { publish, statusViewed } from './service/statuses.ts';

export default defineApp({
  slug: 'hoolichat',
  name: 'HooliChat',
  port: 3004,
  standalone: { themeColor: '#113a2d', backgroundColor: '#f2f4ee' },
  tables: {
    settings: accountTables.settings,
    statuses: accountTables.statuses,
    statusViews: accountTables.statusViews,
    users: chatTables.users,
    chats: chatTables.chats,
    members: chatTables.members,
    typing: chatTables.typing,
    drafts: chatTables.drafts,
    reports: chatTables.reports,
    messages: messageTables.messages,
    reactions: messageTables.reactions,
    receipts: messageTables.receipts,
    mentions: messageTables.mentions,
    links: messageTables.links,
    polls: messageTables.polls,
    pollOptions: messageTables.pollOptions,
    pollVotes: messageTables.pollVotes,
    places: messageTables.places,
    cards: messageTables.cards,
    contents: fileTables.contents,
    attachments: fileTables.attachments,
  },
  searchIndexes: [messageTables.messageSearch],
  bookkeeping: [chatTables.typing, chatTables.drafts],
  api,
  routes,
  seed,
  provides: { chat },
  jobs: {
    ...replyHandlers,
    'receipts.deliver': deliver,
    'receipts.read': readUpTo,
    'people.vote': voteAs,
    'statuses.publish': publish,
    'statuses.viewed': statusViewed,
  },
  accountability,
  examples,
});
