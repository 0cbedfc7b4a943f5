import { defineApp } from '#kit/app.ts';
import { replyJobs } from '#kit/replies/replies.ts';
import { accountability } from './accountability.ts';
import { api } from './api.ts';
import { examples } from './examples.ts';
import { mail } from './mail-port.ts';
import { mirrorMaildir } from './maildir/mirror.ts';
import { routes } from './routes.ts';
import * as mailTables from './schema/mail.ts';
import * as mailboxTables from './schema/mailbox.ts';
import { seed } from './seed.ts';
import { confirmReceipt, mailReplies } from './service/replies.ts';
import { sendPlanned } from './service/send.ts';
import { returnSnoozed } from './service/snooze.ts';
import { emptyTrash } from './service/trash.ts';

export default defineApp({
  slug: 'hoolimail',
  name: 'HooliMail',
  port: 3016,
  tables: {
    threads: mailTables.threads,
    messages: mailTables.messages,
    contents: mailTables.contents,
    attachments: mailTables.attachments,
    labels: mailboxTables.labels,
    threadLabels: mailboxTables.threadLabels,
    filters: mailboxTables.filters,
    templates: mailboxTables.templates,
    settings: mailboxTables.settings,
    vacationAnswers: mailboxTables.vacationAnswers,
    senders: mailboxTables.senders,
    contacts: mailboxTables.contacts,
    undos: mailboxTables.undos,
  },
  bookkeeping: [mailboxTables.undos],
  searchIndexes: [mailTables.mailSearch],
  api,
  routes,
  seed,
  provides: { mail },
  background: mirrorMaildir,
  jobs: { sendPlanned, returnSnoozed, emptyTrash, confirmReceipt, ...replyJobs(mailReplies) },
  accountability,
  examples,
});
