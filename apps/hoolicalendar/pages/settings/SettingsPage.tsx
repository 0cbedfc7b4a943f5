import type { ReactNode } from 'react';
import { RpcError } from '#kit/page/rpc.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Combobox } from '#kit/ui/Combobox.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { RemindersField } from '../editor/RemindersField.tsx';
import { useZoneOptions, ZoneField } from '../editor/ZoneField.tsx';
import type { Settings } from '../model.ts';
import { WorkingHours } from './WorkingHours.tsx';

const WEEK_STARTS = [
  { value: '0', label: 'Sunday' },
  { value: '1', label: 'Monday' },
  { value: '6', label: 'Saturday' },
] as const;

const DURATIONS = [15, 20, 30, 45, 60, 90, 120];

/** Every choice takes effect at once. */
export function SettingsPage() {
  const settings = useData('settings.get', {});
  const update = useAction('settings.update');
  async function save(change: Partial<Settings>) {
    await update.run(change as Parameters<typeof update.run>[0]).then(
      () => toast.success('Settings saved'),
      (error: unknown) => toast.error(error instanceof RpcError ? error.message : String(error)),
    );
  }
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto grid max-w-3xl gap-7 px-6 py-6">
        <h1 className="heading text-page-title">Settings</h1>
        <Zones settings={settings} onSave={save} />
        <Section title="View options">
          <div className="flex flex-wrap gap-4">
            <Select
              label="Start week on"
              className="w-44"
              value={String(settings.weekStart) as '0' | '1' | '6'}
              options={WEEK_STARTS}
              onChange={(day) => void save({ weekStart: Number(day) as Settings['weekStart'] })}
            />
            <Select
              label="Default duration"
              className="w-44"
              value={String(settings.defaultMinutes)}
              options={[...new Set([...DURATIONS, settings.defaultMinutes])]
                .sort((a, b) => a - b)
                .map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
              onChange={(minutes) => void save({ defaultMinutes: Number(minutes) })}
            />
          </div>
          <Switch
            label="Show weekends"
            value={settings.showWeekends}
            onChange={(showWeekends) => void save({ showWeekends })}
          />
          <Switch
            label="Show declined events"
            value={settings.showDeclined}
            onChange={(showDeclined) => void save({ showDeclined })}
          />
          <Switch
            label="Keyboard shortcuts"
            hint="Press ? anywhere for the list"
            value={settings.shortcuts}
            onChange={(shortcuts) => void save({ shortcuts })}
          />
        </Section>
        <Section title="Working hours" note="Times outside them are shaded, and no time there is suggested.">
          <WorkingHours value={settings.workingHours} onSave={(workingHours) => save({ workingHours })} />
        </Section>
        <Section title="Event notifications" note="For events that have no notifications of their own.">
          <RemindersField
            value={settings.defaultReminders}
            defaults={[]}
            allDay={false}
            onChange={(defaultReminders) => void save({ defaultReminders })}
          />
        </Section>
        <Section title="All-day event notifications">
          <RemindersField
            value={settings.defaultAllDayReminders}
            defaults={[]}
            allDay
            onChange={(defaultAllDayReminders) => void save({ defaultAllDayReminders })}
          />
        </Section>
      </div>
    </div>
  );
}

interface ZonesProps {
  settings: Settings;
  onSave: (change: Partial<Settings>) => Promise<void>;
}

function Zones({ settings, onSave }: ZonesProps) {
  const options = useZoneOptions(settings.secondZone ?? settings.zone);
  return (
    <Section title="Time zone">
      <div className="flex flex-wrap items-end gap-4 [&_.w-44]:w-64">
        <ZoneField
          label="Primary time zone"
          hideLabel={false}
          value={settings.zone}
          onChange={(zone) => void onSave({ zone })}
        />
        <Combobox
          label="Secondary time zone"
          placeholder="None"
          className="w-64"
          value={settings.secondZone}
          options={options}
          onChange={(secondZone) => secondZone && void onSave({ secondZone })}
        />
        {settings.secondZone && (
          <Button variant="ghost" onClick={() => void onSave({ secondZone: null })}>
            Remove secondary
          </Button>
        )}
      </div>
    </Section>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3.5 border-hairline border-b pb-7 last:border-b-0">
      <div>
        <h2 className="font-medium text-[16px]">{title}</h2>
        {note && <p className="text-foreground-muted text-small">{note}</p>}
      </div>
      {children}
    </section>
  );
}
