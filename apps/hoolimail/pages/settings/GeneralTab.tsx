import { useState } from 'react';
import type { InputOf } from '#kit/operation.ts';
import { Button } from '#kit/ui/Button.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { RichTextEditor } from '#kit/ui/RichTextEditor.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Api } from '../../api.ts';
import { useAction, useData } from '../client.ts';
import { SettingRow } from './SettingRow.tsx';
import { VacationForm } from './VacationForm.tsx';

type SettingsChange = InputOf<Api, 'settings.update'>;

/** Choices take effect at once; texts are saved by their button. */
export function GeneralTab() {
  const settings = useData('settings.get', {});
  const update = useAction('settings.update');
  async function set(change: SettingsChange) {
    try {
      await update.run(change);
      toast.success('Settings saved.');
    } catch (refusal) {
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }
  return (
    <>
      <SettingRow title="Undo send" hint="How long you can take a mail back after you sent it.">
        <Select
          label="Cancellation period"
          className="w-44"
          value={String(settings.undoSeconds)}
          options={['5', '10', '20', '30'].map((value) => ({ value, label: `${value} seconds` }))}
          onChange={(seconds) => void set({ undoSeconds: Number(seconds) })}
        />
      </SettingRow>
      <SettingRow title="Lists">
        <div className="flex gap-8">
          <Select
            label="Conversations per page"
            className="w-44"
            value={String(settings.pageSize)}
            options={['10', '25', '50', '100'].map((value) => ({ value, label: value }))}
            onChange={(size) => void set({ pageSize: Number(size) })}
          />
          <RadioGroup
            label="Density"
            layout="inline"
            value={settings.density}
            options={[
              { value: 'default', label: 'Default' },
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
            onChange={(density) => void set({ density })}
          />
        </div>
      </SettingRow>
      <SettingRow title="Keyboard shortcuts" hint="Press ? anywhere to see them.">
        <Switch
          label="Use keyboard shortcuts"
          value={settings.shortcuts}
          onChange={(shortcuts) => void set({ shortcuts })}
        />
      </SettingRow>
      <SettingRow title="Signature" hint="Added at the end of every mail you begin.">
        <SignatureForm saved={settings.signatureHtml} onSave={(signatureHtml) => set({ signatureHtml })} />
      </SettingRow>
      <SettingRow
        title="Vacation responder"
        hint="Answers incoming mail for you, at most once in four days per sender."
      >
        <VacationForm saved={settings.vacation} onSave={(vacation) => set({ vacation })} />
      </SettingRow>
    </>
  );
}

interface SignatureFormProps {
  saved: string;
  onSave: (html: string) => Promise<void>;
}

function SignatureForm({ saved, onSave }: SignatureFormProps) {
  const [html, setHtml] = useState(saved);
  const [busy, setBusy] = useState(false);
  return (
    <div className="grid gap-3">
      <RichTextEditor label="Signature" value={html} onChange={setHtml} placeholder="No signature" />
      <Button
        variant="primary"
        className="justify-self-start"
        busy={busy}
        disabled={html === saved}
        onClick={async () => {
          setBusy(true);
          await onSave(html);
          setBusy(false);
        }}
      >
        Save signature
      </Button>
    </div>
  );
}
