import type { Ctx } from '#kit/context.ts';
import type { LifeEvent } from '#world/events.ts';
import { escapeHtml } from '../rules/plain-text.ts';
import { NO_VACATION } from '../rules/vacation.ts';
import { contacts, settings } from '../schema/mailbox.ts';
import { createDraft } from '../service/drafts.ts';
import { createFilter } from '../service/filters.ts';
import { ensureLabel } from '../service/labels.ts';
import { sendDraft } from '../service/send.ts';
import { saveTemplate } from '../service/templates.ts';

const WARRANTIES = `TV: 3 years, receipt in the blue folder\nMicrowave: expired\nVacuum: lifetime, whose is not stated\n`;

const YEAR_MS = 365 * 24 * 3600_000;

const TEMPLATES = [
  {
    name: 'Following up',
    subject: 'Following up',
    html: '<p>Hi,</p><p>I wanted to follow up on my last mail. Did you have a chance to look at it? A short answer is fine.</p><p>Thanks!</p>',
  },
  {
    name: 'Running late',
    subject: 'Running late',
    html: '<p>Hi,</p><p>I am running about fifteen minutes late. Please start without me.</p>',
  },
  {
    name: 'Thank you',
    subject: 'Thank you',
    html: '<p>Hi,</p><p>Thank you for your time today. I will send you what we talked about by the end of the week.</p>',
  },
];

/** The mailbox as its owner set it up: address book, signature, labels, filters, templates, and two old drafts. */
export function openMailbox(ctx: Ctx, event: Extract<LifeEvent, { type: 'life.began' }>): void {
  const { name, phone } = ctx.owner;
  const signature = [name, event.finances.employer, phone].map(escapeHtml).join('<br>');
  ctx.db
    .insert(settings)
    .values({ id: 1, signatureHtml: `<p>${signature}</p>`, vacation: NO_VACATION })
    .run();
  for (const contact of event.contacts) addContact(ctx, contact);
  for (const template of TEMPLATES) saveTemplate(ctx, template);
  openFilters(ctx);
  writeOldDrafts(ctx);
}

function addContact(ctx: Ctx, contact: Extract<LifeEvent, { type: 'life.began' }>['contacts'][number]): void {
  const { id: person, name, email, phone, relationship, company, birthday, address } = contact;
  ctx.db
    .insert(contacts)
    .values({
      ...{ person, name, phone, relationship, company, birthday, address },
      email: email.toLowerCase(),
      createdAt: ctx.now,
    })
    .run();
}

function openFilters(ctx: Ctx): void {
  const criteria = { from: '', to: '', hasWords: '', doesntHave: '', hasAttachment: false, size: null };
  const actions = {
    skipInbox: false,
    markRead: false,
    star: false,
    trash: false,
    neverSpam: false,
    category: null,
  };
  const rules = [
    { subject: 'receipt OR order OR refund', label: 'Receipts', neverSpam: true },
    { subject: 'statement OR "payment due"', label: 'Receipts/Statements', neverSpam: false },
  ];
  for (const { subject, label, neverSpam } of rules)
    createFilter(ctx, {
      criteria: { ...criteria, subject },
      actions: { ...actions, neverSpam, labelId: ensureLabel(ctx, label) },
      applyToExisting: false,
    });
}

function writeOldDrafts(ctx: Ctx): void {
  const owner = { name: ctx.owner.name, email: ctx.owner.email };
  const blank = { cc: [], bcc: [], mode: 'new' as const };
  createDraft(
    ctx,
    {
      ...blank,
      to: [],
      subject: 'Things to remember',
      html: '<p>Dentist. Tires before winter. Birthday cards, more than last year. Warranty numbers are in the file.</p>',
    },
    [{ filename: 'warranties.txt', type: 'text/plain', bytes: new TextEncoder().encode(WARRANTIES) }],
  );
  const letter = createDraft(ctx, {
    ...blank,
    to: [owner],
    subject: 'To me, three years from now',
    html: '<p>If you are reading this, three years went by. I hope you kept the promises from the list in the desk drawer. If not, today is a good day to start with the first one.</p>',
  });
  sendDraft(ctx, { id: letter.id, sendAt: ctx.now + 3 * YEAR_MS });
}
