import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ShortcutTable } from '../frame/ShortcutsHelp.tsx';

const TOPICS: readonly { title: string; body: ReactNode }[] = [
  {
    title: 'Create an event',
    body: 'Click a free hour, or drag over the hours it takes. In a month, drag over days. “More options” opens the whole form with guests, repetition and notifications.',
  },
  {
    title: 'Quick add',
    body: 'Press Q and write one line, such as “Lunch with Sam Friday noon at the diner”. What was understood shows below the line before anything is added.',
  },
  {
    title: 'Move and resize',
    body: 'Drag an event to another hour or day. Drag its upper or lower edge to make it longer or shorter. Escape puts it back. After dropping, Undo takes it back.',
  },
  {
    title: 'Repeating events',
    body: 'Changes ask whether they are meant for this event, for this and the following ones, or for all.',
  },
  {
    title: 'Guests',
    body: 'Guests get invitations by mail, and their answers show beside their names. “Find a time” lays everybody’s day side by side and suggests times that suit all.',
  },
  {
    title: 'Colors and outlines',
    body: 'An outline waits for your answer, stripes are a maybe, and a struck-through name is an event you declined. A triangle warns of an invitation that conflicts with something else.',
  },
  {
    title: 'Files',
    body: (
      <>
        Calendars can be read from and saved as .ics files under{' '}
        <Link href="/import" className="text-link hover:underline">
          Import and export
        </Link>
        . Deleted events wait in the{' '}
        <Link href="/trash" className="text-link hover:underline">
          trash
        </Link>
        .
      </>
    ),
  },
];

export function HelpPage() {
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-3xl px-6 py-6">
        <h1 className="heading pb-4 text-page-title">Help</h1>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {TOPICS.map(({ title, body }) => (
            <section key={title}>
              <h2 className="font-medium">{title}</h2>
              <p className="text-foreground-muted">{body}</p>
            </section>
          ))}
        </div>
        <h2 className="heading pt-7 pb-3 text-[18px]">Keyboard shortcuts</h2>
        <ShortcutTable />
      </div>
    </div>
  );
}
