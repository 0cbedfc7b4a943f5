import { localMoment } from './calendar.ts';
import type { Letter, LifeEvent, Sender } from './events.ts';
import type { LettersFile, Thread, WrittenMail } from './letters.ts';
import type { Persona } from './persona.ts';
import { composeHtml, composeText } from './stationery.ts';

type WrittenLetters = Pick<LettersFile, 'senders' | 'threads'>;

/** The letters as events. Throws when one names a person, sender or label that does not exist. */
export function correspond(persona: Persona, letters: WrittenLetters): LifeEvent[] {
  const people = new Set(persona.contacts.map(({ id }) => id));
  return letters.threads.flatMap((thread) =>
    thread.mails.map((mail, index) => {
      const id = `letter.${thread.thread}.${index + 1}`;
      checkNames(id, { mail, thread, people, letters, labels: persona.routines.labels });
      const at = localMoment(mail.at, persona.identity.zone);
      const letter = compose(thread, mail, letters);
      const others = { ...(mail.to && { to: mail.to }), ...(mail.cc && { cc: mail.cc }) };
      if (mail.from !== 'me')
        return { id, at, type: 'mail.received', from: senderOf(mail.from, letters), ...others, mail: letter };
      return { id, at, type: 'mail.sent', ...others, to: mail.to ?? [], mail: letter };
    }),
  );
}

function senderOf(from: string, { senders }: WrittenLetters): Sender {
  const company = senders[from];
  return company ? { name: company.name, email: company.email } : { person: from };
}

function compose(thread: Thread, mail: WrittenMail, { senders }: WrittenLetters): Letter {
  const { subject } = thread;
  const sender = senders[mail.from];
  const fate = { ...thread.fate, ...mail.fate };
  const attachments = mail.attachments?.map((file) => ({ ...file, text: joined(file.text, '\n') }));
  return {
    thread: thread.thread,
    subject,
    kind: mail.kind ?? thread.kind,
    ...(mail.blocks && sender
      ? { text: composeText(mail.blocks, sender), html: composeHtml(mail.blocks, sender) }
      : { text: joined(mail.text ?? '', '\n\n') }),
    ...(attachments && { attachments }),
    ...(Object.keys(fate).length > 0 && { fate }),
  };
}

const joined = (text: string | string[], separator: string): string =>
  typeof text === 'string' ? text : text.join(separator);

interface Named {
  mail: WrittenMail;
  thread: Thread;
  people: ReadonlySet<string>;
  letters: WrittenLetters;
  labels: readonly string[];
}

function checkNames(id: string, { mail, thread, people, letters, labels }: Named): void {
  const fail = (problem: string) => {
    throw new Error(`${id}: ${problem}`);
  };
  const known = mail.from === 'me' || people.has(mail.from) || mail.from in letters.senders;
  if (!known) fail(`from "${mail.from}" is neither "me", a contact nor one of the senders.`);
  const stranger = [...(mail.to ?? []), ...(mail.cc ?? [])].find((person) => !people.has(person));
  if (stranger) fail(`"${stranger}" is not in the persona's contacts.`);
  if (mail.from === 'me' && !mail.to?.length) fail('a mail from "me" needs "to".');
  if (mail.blocks && !(mail.from in letters.senders)) fail('only senders compose in blocks; use text.');
  if (!mail.blocks && !mail.text) fail('has neither text nor blocks.');
  const label = [...(thread.fate?.labels ?? []), ...(mail.fate?.labels ?? [])].find(
    (name) => !labels.includes(name),
  );
  if (label) fail(`label "${label}" is not in the persona's labels.`);
}
