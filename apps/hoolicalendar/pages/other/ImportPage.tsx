import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { RpcError } from '#kit/page/rpc.ts';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { FilePicker } from '#kit/ui/FilePicker.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { fileUrl, useData, useUpload } from '../client.ts';

interface Imported {
  imported: number;
  updated: number;
  skipped: readonly { title: string; reason: string }[];
}

const MOST_BYTES = 2 * 1024 * 1024;

export function ImportPage() {
  const calendars = useData('calendars.list', {});
  const own = calendars.filter(({ kind }) => kind === 'own');
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto grid max-w-3xl gap-8 px-6 py-6">
        <h1 className="heading text-page-title">Import and export</h1>
        <ImportForm calendars={own} />
        <section aria-label="Export" className="grid gap-3">
          <div>
            <h2 className="font-medium text-[16px]">Export</h2>
            <p className="text-foreground-muted text-small">
              Each calendar as an .ics file, which other calendar programs open.
            </p>
          </div>
          <ul className="divide-y divide-hairline">
            {calendars.map(({ id, name, color }) => (
              <li key={id} data-color={color} className="flex items-center gap-3 py-2">
                <span aria-hidden className="size-3.5 rounded-[4px] bg-(--event)" />
                <span className="flex-1">{name}</span>
                <a
                  href={fileUrl('ics.export', { calendarId: id })}
                  download
                  aria-label={`Export ${name}`}
                  className="flex h-8 items-center gap-2 rounded-full px-3 text-link hover:bg-foreground/5"
                >
                  <FileDown aria-hidden className="size-4" />
                  Export
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

interface Choice {
  id: number;
  name: string;
  isPrimary: boolean;
}

function ImportForm({ calendars }: { calendars: readonly Choice[] }) {
  const upload = useUpload('ics.import');
  const [calendarId, setCalendarId] = useState(
    String((calendars.find(({ isPrimary }) => isPrimary) ?? calendars[0])?.id ?? ''),
  );
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<Imported | null>(null);
  async function run() {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    setResult(null);
    try {
      setResult(await upload({ calendarId: Number(calendarId) }, file));
      setFile(null);
    } catch (error) {
      setProblem(error instanceof RpcError ? error.message : String(error));
    }
    setBusy(false);
  }
  return (
    <section aria-label="Import" className="grid gap-3">
      <div>
        <h2 className="font-medium text-[16px]">Import</h2>
        <p className="text-foreground-muted text-small">
          Events from an .ics file. Those that are here already are brought up to date.
        </p>
      </div>
      <FilePicker
        label="Select file from your computer"
        hint={file ? file.name : 'iCalendar (.ics), up to 2 MB'}
        accept=".ics,text/calendar"
        maxBytes={MOST_BYTES}
        onFiles={([chosen]) => {
          setFile(chosen ?? null);
          setResult(null);
          setProblem(null);
        }}
        error={problem}
      />
      <div className="flex items-end gap-3">
        <Select
          label="Add to calendar"
          className="w-64"
          value={calendarId}
          onChange={setCalendarId}
          options={calendars.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button variant="primary" disabled={!file} busy={isBusy} onClick={() => void run()}>
          Import
        </Button>
      </div>
      {result && <Outcome result={result} />}
    </section>
  );
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function Outcome({ result: { imported, updated, skipped } }: { result: Imported }) {
  return (
    <Banner
      tone={skipped.length ? 'warning' : 'positive'}
      title={`${plural(imported, 'event')} imported, ${updated} updated, ${skipped.length} skipped`}
    >
      {skipped.length > 0 && (
        <ul className="max-h-40 overflow-y-auto">
          {skipped.map(({ title, reason }) => (
            <li key={`${title} ${reason}`}>
              <span className="font-medium">{title}</span>: {reason}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
