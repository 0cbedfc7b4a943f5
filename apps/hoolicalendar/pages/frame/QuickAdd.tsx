import { CalendarClock, MapPin, Repeat2, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FormDialog } from '#kit/page/Form.tsx';
import { useToday } from '#kit/page/now.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { writeEventKey } from '../../location.ts';
import { ask, useAction } from '../client.ts';
import { viewHref } from '../days.ts';
import { whenText } from '../times.ts';

type Preview = Awaited<ReturnType<typeof preview>>;
const preview = (text: string) => ask('quickAdd.preview', { text });
const PAUSE_MS = 180;

/** One line of text that says it all: "Dinner with Holly Friday 7pm". */
export function QuickAdd({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [, navigate] = useLocation();
  const add = useAction('events.quickAdd');
  const [text, setText] = useState('');
  const understood = usePreview(text);

  function close() {
    setText('');
    onClose();
  }
  async function submit() {
    const added = await add.run({ text: text.trim() });
    toast.success('The event is in your calendar.');
    navigate(`${viewHref('week', added.startDay)}?event=${writeEventKey(added)}`);
    close();
  }
  return (
    <FormDialog
      open={open}
      title="Quick add"
      description="Say what, when, where and with whom in one line."
      submitLabel="Add event"
      ready={text.trim() !== ''}
      action={add}
      shown={['text']}
      onSubmit={submit}
      onClose={close}
    >
      <TextInput
        label="What and when"
        placeholder="Lunch with Sam Friday noon at the diner"
        value={text}
        onChange={setText}
        error={add.fields.text}
        autoFocus
        maxLength={300}
      />
      {understood && <Understood event={understood} />}
    </FormDialog>
  );
}

function usePreview(text: string): Preview | null {
  const [found, setFound] = useState<Preview | null>(null);
  useEffect(() => {
    if (!text.trim()) return setFound(null);
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await preview(text.trim()).catch(() => null);
      if (!isStale) setFound(answer);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

function Understood({ event }: { event: Preview }) {
  const today = useToday();
  return (
    <section aria-label="What will be added" className="grid gap-2 rounded-control bg-muted p-4">
      <h3 className="font-medium text-[16px]">{event.title}</h3>
      <Line icon={<CalendarClock />}>{whenText(event, event.zone, today)}</Line>
      {event.repeats && <Line icon={<Repeat2 />}>{event.repeats}</Line>}
      {event.location && <Line icon={<MapPin />}>{event.location}</Line>}
      {event.guests.length > 0 && (
        <Line icon={<Users />}>{event.guests.map(({ name, email }) => name || email).join(', ')}</Line>
      )}
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 text-foreground-muted [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 text-foreground">{children}</span>
    </p>
  );
}
