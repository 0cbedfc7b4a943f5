import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Accordion } from '#kit/ui/Accordion.tsx';
import { ShortcutTable } from '../frame/ShortcutsHelp.tsx';
import { OPERATORS } from './operators.ts';

const QUESTIONS: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Take back a mail',
    text: (
      <>
        After you send, choose <b>Undo</b> in the note at the bottom left. How long it stays is set under{' '}
        <Link href="/settings/general" className="text-link underline">
          Settings, General
        </Link>
        .
      </>
    ),
  },
  {
    title: 'Send a mail later',
    text: (
      <>
        Beside <b>Send</b>, open <b>More send options</b> and choose a time. Until then the mail waits under{' '}
        <Link href="/mail/scheduled" className="text-link underline">
          Scheduled
        </Link>
        ; open it there and choose <b>Cancel send</b> to change it.
      </>
    ),
  },
  {
    title: 'Snooze a conversation',
    text: 'Choose the clock in the toolbar or at the end of a line. The conversation leaves your inbox and comes back, at the top, at the time you picked.',
  },
  {
    title: 'Sort mail with labels and filters',
    text: (
      <>
        A conversation can have several labels. Make them under{' '}
        <Link href="/settings/labels" className="text-link underline">
          Settings, Labels
        </Link>
        ; let a{' '}
        <Link href="/settings/filters" className="text-link underline">
          filter
        </Link>{' '}
        add them to mail as it arrives, or make a filter from a search with the button{' '}
        <b>Show search options</b>.
      </>
    ),
  },
  {
    title: 'Leave a mailing list',
    text: 'Open a mail of the list and choose Unsubscribe beside the sender. Senders that do not stop can be blocked from the menu of the mail.',
  },
  {
    title: 'Answer while you are away',
    text: (
      <>
        Turn on the vacation responder under{' '}
        <Link href="/settings/general" className="text-link underline">
          Settings, General
        </Link>
        .
      </>
    ),
  },
];

export function HelpPage() {
  return (
    <div className="h-full overflow-y-auto px-6 pt-5 pb-10">
      <h1 className="heading text-page-title">Help</h1>
      <div className="mt-4 grid max-w-5xl gap-8">
        <section aria-label="Common questions">
          <Accordion items={QUESTIONS.map(({ title, text }) => ({ value: title, title, content: text }))} />
        </section>
        <section aria-label="Search operators">
          <h2 className="mb-2 font-medium text-[17px]">Search operators</h2>
          <table className="w-full border-collapse">
            <tbody>
              {OPERATORS.map(({ example, finds }) => (
                <tr key={example} className="h-9 border-border/70 border-b">
                  <td className="w-72">
                    <Link
                      href={`/search?q=${encodeURIComponent(example)}`}
                      className="rounded-full bg-muted px-3 py-1 font-medium text-link hover:underline"
                    >
                      {example}
                    </Link>
                  </td>
                  <td>{finds}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section aria-label="Keyboard shortcuts">
          <h2 className="mb-3 font-medium text-[17px]">Keyboard shortcuts</h2>
          <ShortcutTable />
        </section>
      </div>
    </div>
  );
}
