import type { Accountability } from '#kit/accountability.ts';
import type { App } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import { localMoment } from '#world/calendar.ts';
import type { LifeEvent } from '#world/events.ts';
import type { WholeLife } from '#world/life.ts';
import type { Persona } from '#world/persona.ts';
import { verifyLife } from '#world/verify-life.ts';
import { missingEntries } from './verify-calendar.ts';
import { tableNames, type WorldReader } from './world-reader.ts';

export interface Finding {
  invariant: string;
  /** What breaks it, in words; empty when it holds. */
  violations: readonly string[];
}

const LONGEST_LIST = 20;
const DAY_MS = 24 * 3600_000;
const PLANTED_WITHIN_MS = 366 * DAY_MS;

/** Everything that must hold over a generated world, with what breaks it. A new app joins by its `accountability`. */
export function verifyWorld(world: WorldReader, life: WholeLife, persona: Persona): Finding[] {
  const finding = (invariant: string, violations: readonly string[]): Finding => ({ invariant, violations });
  return [
    finding('life: one place at a time, nights slept, money enough, trips apart', verifyLife(life, persona)),
    finding('every payment is exactly one bank transaction', unmatchedPayments(world)),
    finding('everything that is confirmed by mail was mailed', missingMails(world)),
    finding('what has a time is in the calendar, to the minute', missingEntries(world, life)),
    ...appRules(world).map(({ rule, violations }) => finding(rule, violations)),
    finding('people are the same everywhere', strangers(world, persona)),
    finding('every planted fact is in its app', missingFacts(world, life, persona)),
    finding('every cross-app event reached its apps', unreached(world, life)),
    finding('foreign keys hold', danglingRows(world)),
    finding('there is as much as the persona asks for', missingRecords(world, life, persona)),
  ];
}

/** What each app that declares a part answers for it. */
function answers<Part extends keyof Accountability, T>(
  world: WorldReader,
  part: Part,
  ask: (declared: NonNullable<Accountability[Part]>, ctx: Ctx, app: App) => readonly T[],
): T[] {
  return world.apps.flatMap((app) => {
    const declared = app.accountability?.[part];
    return declared ? [...ask(declared, world.contextOf(app), app)] : [];
  });
}

function unmatchedPayments(world: WorldReader): string[] {
  const key = (day: string, merchant: string, amountCents: number) => `${day} ${merchant} ${amountCents}`;
  const booked = new Map<string, number>();
  const transactions = answers(world, 'bankTransactions', (list, ctx) => list(ctx));
  for (const { day, description, amountCents } of transactions) {
    const at = key(day, description, amountCents);
    booked.set(at, (booked.get(at) ?? 0) + 1);
  }
  return answers(world, 'payments', (list, ctx) => list(ctx)).flatMap(
    ({ what, merchant, amountCents, day }) => {
      const found = booked.get(key(day, merchant, -amountCents)) ?? 0;
      return found === 1
        ? []
        : [`${what} (${merchant}, ${formatCents(amountCents)}, ${day}) has ${found} transactions.`];
    },
  );
}

function missingMails(world: WorldReader): string[] {
  const mails = answers(world, 'mails', (list, ctx) => list(ctx));
  return answers(world, 'mailed', (list, ctx) => list(ctx)).flatMap(({ what, subject, at }) =>
    mails.some((mail) => subject.test(mail.subject) && Math.abs(mail.at - at) < DAY_MS)
      ? []
      : [`${what} was not mailed.`],
  );
}

const appRules = (world: WorldReader) =>
  answers(world, 'rules', (rules, ctx, app) =>
    Object.entries(rules).map(([rule, broken]) => ({
      rule: `${app.name}: ${rule}`,
      violations: broken(ctx),
    })),
  );

function strangers(world: WorldReader, { contacts }: Persona): string[] {
  const known = new Map(contacts.map((contact) => [contact.email.toLowerCase(), contact]));
  return answers(world, 'people', (list, ctx, app) =>
    list(ctx).flatMap(({ name, email, phone }) => {
      const contact = known.get(email.toLowerCase());
      if (!contact) return [`${app.name} shows ${name} <${email}>, whom the persona does not know.`];
      const differs = contact.name !== name || (phone && contact.phone !== phone);
      return differs
        ? [`${app.name} shows ${name}, ${phone}; the persona has ${contact.name}, ${contact.phone}.`]
        : [];
    }),
  );
}

/** Planted facts have their dates: they are asked for around the persona's own time, not years away from it. */
function missingFacts(
  world: WorldReader,
  { planted, referenceMs }: WholeLife,
  { identity }: Persona,
): string[] {
  const awayMs = Math.abs(referenceMs - localMoment(identity.referenceTime, identity.zone));
  if (awayMs > PLANTED_WITHIN_MS) return [];
  return planted.flatMap(({ fact, app: slug, text }) => {
    const app = world.apps.find((candidate) => candidate.slug === slug);
    if (!app || tableNames(app).some((table) => holdsText(world, table, text))) return [];
    return [`"${text}" (${fact}) is nowhere in ${app.name}.`];
  });
}

function holdsText(world: WorldReader, table: string, text: string): boolean {
  const columns = world.rows(`select name from pragma_table_info(?) where type = 'TEXT'`, table);
  if (columns.length === 0) return false;
  const anyColumn = columns.map(({ name }) => `instr("${name}", ?1) > 0`).join(' or ');
  return world.rows(`select 1 from "${table}" where ${anyColumn} limit 1`, text).length > 0;
}

/** They change rows that other events left, and leave none of their own. */
const CHANGES: ReadonlySet<LifeEvent['type']> = new Set([
  ...(['invitation.answered', 'meeting.moved', 'meeting.cancelled', 'meeting.prepared'] as const),
  ...(['class.cancelled', 'circle.changed', 'task.done', 'purchase.refunded'] as const),
]);

/**
 * An occasion's events show in every listed app that records their kind. Where an app is reached only through another
 * one (a receipt by mail), that is asked for once all the apps it lists are there. Occasions from before the record have
 * left it.
 */
function unreached(world: WorldReader, { reaches, events }: WholeLife): string[] {
  const begins = events[0]?.at ?? 0;
  const inRecord = reaches.filter(({ at }) => at > begins);
  return inRecord.flatMap(({ id, title, apps, of }) => {
    const parts = events.filter((event) => of.some((name) => isPartOf(event.id, name)));
    const hosted = world.apps.filter(({ slug }) => apps.includes(slug));
    const missing = hosted.filter((app) => {
      const recorded = parts.filter(({ type }) => app.seed[type] && !CHANGES.has(type));
      if (recorded.length > 0) return recorded.some((event) => !leftRows(world, app, event.id));
      return hosted.length === apps.length && !parts.some((event) => leftRows(world, app, event.id));
    });
    return missing.map((app) => `"${title}" (${id}) did not reach ${app.name}.`);
  });
}

/** `table.coopers-holly` and `said.coopers-holly.2` are parts of `coopers-holly`. */
const isPartOf = (eventId: string, occasionId: string): boolean => eventId.split('.').includes(occasionId);

const leftRows = (world: WorldReader, app: App, eventId: string): boolean =>
  world.rows(
    `select 1 from kit_origins where event = ?1 and "table" like ?2 limit 1`,
    eventId,
    `${app.slug}_%`,
  ).length > 0;

const danglingRows = (world: WorldReader): string[] =>
  world
    .rows('pragma foreign_key_check')
    .slice(0, LONGEST_LIST)
    .map(({ table, rowid, parent }) => `Row ${rowid} of ${table} points to nothing in ${parent}.`);

/** Promised for the persona's own time: what was written by hand has its dates, and later worlds hold less of it. */
function missingRecords(
  world: WorldReader,
  { recordCounts, referenceMs }: WholeLife,
  { identity }: Persona,
): string[] {
  if (referenceMs !== localMoment(identity.referenceTime, identity.zone)) return [];
  return answers(world, 'counts', (counts, ctx, app) => {
    const held = counts(ctx);
    return Object.entries(recordCounts[app.slug] ?? {})
      .filter(([name, wanted]) => (held[name] ?? 0) < wanted)
      .map(([name, wanted]) => `${app.name} has ${held[name] ?? 0} ${name}, ${wanted} are asked for.`);
  });
}
