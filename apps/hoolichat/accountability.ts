import { count, eq, ne, sql } from 'drizzle-orm';
import type { Accountability } from '#kit/accountability.ts';
import type { Ctx } from '#kit/context.ts';
import { people as contacts } from '#kit/tables.ts';
import { users } from './schema/chats.ts';
import { messages } from './schema/messages.ts';

const broken = (ctx: Ctx, query: ReturnType<typeof sql>): string[] =>
  ctx.db.all<{ what: string }>(query).map(({ what }) => what);

/** What the messenger can be held to. */
export const accountability: Accountability = {
  people: (ctx) =>
    ctx.db
      .select({ name: contacts.name, email: contacts.email, phone: contacts.phone })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.person))
      .all(),
  counts: (ctx) => ({
    messages: ctx.db.select({ n: count() }).from(messages).where(ne(messages.kind, 'system')).get()?.n ?? 0,
  }),
  rules: {
    'unread counts equal the unread messages': (ctx) =>
      broken(
        ctx,
        sql`select 'Chat ' || c.id || ' shows ' || c.unread || ' unread, ' || n || ' are.' as what from (
          select c.*, (select count(*) from hoolichat_messages m where m.chat_id = c.id and m.id > c.read_up_to
            and m.hidden = 0 and m.sender is not null and m.sender <> 'me') as n from hoolichat_chats c
        ) c where c.unread <> n`,
      ),
    'the last message is the last': (ctx) =>
      broken(
        ctx,
        sql`select 'Chat ' || c.id || ' ends with message ' || coalesce(c.last_message_id, 'none') || ', not ' || coalesce(newest, 'none') || '.' as what from (
          select c.*, (select max(id) from hoolichat_messages m where m.chat_id = c.id and m.hidden = 0) as newest
          from hoolichat_chats c
        ) c where c.last_message_id is not newest`,
      ),
    'messages are in the order of time': (ctx) =>
      broken(
        ctx,
        sql`select 'Message ' || id || ' is older than the one before it.' as what from (
          select id, at, lag(at) over (partition by chat_id order by id) as earlier from hoolichat_messages
        ) where at < earlier`,
      ),
    'quotes are of the same chat': (ctx) =>
      broken(
        ctx,
        sql`select 'Message ' || m.id || ' quotes ' || m.quoted_id || ' of another chat.' as what from hoolichat_messages m
          left join hoolichat_messages q on q.id = m.quoted_id where m.quoted_id is not null and q.chat_id is not m.chat_id`,
      ),
    'who is in a chat exists': (ctx) =>
      broken(
        ctx,
        sql`select who || ' is in chat ' || chat || ' and nowhere else.' as what from (
          select person as who, id as chat from hoolichat_chats where person is not null
          union select person, chat_id from hoolichat_members where person <> 'me'
          union select sender, chat_id from hoolichat_messages where sender is not null and sender <> 'me'
        ) where who not in (select person from hoolichat_users) or who not in (select id from kit_people)`,
      ),
    'a message is read when all have read it': (ctx) =>
      broken(
        ctx,
        sql`select 'Message ' || m.id || ' has other ticks than its receipts.' as what from hoolichat_messages m
          join (select message_id, count(*) = count(read_at) as all_read, count(*) = count(delivered_at) as all_delivered
            from hoolichat_receipts group by message_id) r on r.message_id = m.id
          where (m.read_at is not null) <> all_read or (m.delivered_at is not null) <> all_delivered`,
      ),
  },
};
