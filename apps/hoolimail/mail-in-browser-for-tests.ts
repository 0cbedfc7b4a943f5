import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished } from 'vitest';
import type { App } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import type { Surface } from '#kit/surface/surface.ts';
import app from './app.ts';
import { hoolimail } from './driver.ts';
import { messages, threads } from './schema/mail.ts';

interface Hosting {
  readonly current: { world: { reset(): unknown; read<T>(app: App, work: (ctx: Ctx) => T): T } };
  urlOf(app: App): string;
}

interface Browsing<Page> {
  openPage(): Promise<{ page: Page; surface: Surface; complaints: string[] }>;
}

const inPrimary = and(
  eq(messages.place, 'inbox'),
  eq(messages.state, 'received'),
  eq(threads.category, 'primary'),
);

/** The mailbox in a browser, as it was seeded before every test. */
export function mailInBrowser<Page>(server: Hosting, browser: Browsing<Page>) {
  beforeEach(() => void server.current.world.reset());
  return {
    /** At the end of the test nothing may have been complained of. */
    async openMail(path = '/') {
      const { page, surface, complaints } = await browser.openPage();
      const mail = hoolimail(surface, server.urlOf(app));
      onTestFinished(() => expect(complaints).toEqual([]));
      await mail.inbox.open(path);
      return { page, surface, mail };
    },
    /** Subjects of the newest conversations in the inbox that meet a condition and are the only ones of that name. */
    subjectsWith: (condition = sql`true`): string[] =>
      server.current.world.read(app, (ctx) =>
        ctx.db
          .select({ subject: threads.subject, at: sql<number>`max(${messages.at})` })
          .from(messages)
          .innerJoin(threads, eq(threads.id, messages.threadId))
          .where(and(inPrimary, condition))
          .groupBy(threads.subject)
          .having(sql`count(distinct ${threads.id}) = 1`)
          .orderBy(desc(sql`max(${messages.at})`))
          .all()
          .map(({ subject }) => subject),
      ),
  };
}
