import { useState } from 'react';
import { attempt } from '#kit/page/attempt.ts';
import { Form, FormError } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { LANGUAGE_LABELS, LANGUAGES, STATES } from '../../rules/profile.ts';
import { useAction, useData } from '../client.ts';
import { ProfileLayout } from './ProfileLayout.tsx';

const FIELDS = ['name', 'preferredName', 'email', 'phone', 'street', 'city', 'state', 'zip'];

export function Profile() {
  return (
    <ProfileLayout tab="details">
      <div className="grid gap-5">
        <ContactForm />
        <Preferences />
      </div>
    </ProfileLayout>
  );
}

function ContactForm() {
  const profile = useData('profile.get', {});
  const edit = useAction('profile.editContact');
  const { name, preferredName, email, phone, street, city, state, zip } = profile;
  const saved = { name, preferredName, email, phone, street, city, state, zip };
  const [draft, setDraft] = useState(saved);
  const set = (field: keyof typeof draft) => (value: string) => setDraft({ ...draft, [field]: value });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const submit = async () => {
    const changed = await edit.run(draft);
    setDraft({ ...draft, phone: changed.phone });
    toast.success('Your details were saved.');
  };
  const field = (key: keyof typeof draft, label: string) => (
    <TextInput label={label} value={draft[key]} onChange={set(key)} error={edit.fields[key]} />
  );
  return (
    <Card title="Contact details">
      <Form action={edit} shown={FIELDS} onSubmit={submit}>
        <div className="grid grid-cols-2 gap-4">
          {field('name', 'Full name')}
          {field('preferredName', 'Preferred name (optional)')}
          {field('email', 'E-mail')}
          {field('phone', 'Mobile number')}
        </div>
        {field('street', 'Street address')}
        <div className="grid grid-cols-[minmax(0,1fr)_8rem_10rem] gap-4">
          {field('city', 'City')}
          <Select
            label="State"
            value={draft.state}
            onChange={set('state')}
            options={STATES.map((value) => ({ value, label: value }))}
            error={edit.fields.state}
          />
          {field('zip', 'ZIP code')}
        </div>
        <div className="flex justify-end gap-2.5">
          <Button disabled={!isChanged || edit.busy} onClick={() => setDraft(saved)}>
            Undo changes
          </Button>
          <Button type="submit" variant="primary" busy={edit.busy} disabled={!isChanged}>
            Save details
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Preferences() {
  const { paperless, language } = useData('profile.get', {});
  const edit = useAction('profile.editPreferences');
  const save = async (change: { paperless?: boolean; language?: (typeof LANGUAGES)[number] }) => {
    const saved = await attempt(edit.run({ paperless, language, ...change }));
    if (saved) toast.success('Your preferences were saved.');
  };
  return (
    <Card title="Preferences">
      <div className="grid gap-5">
        <FormError action={edit} />
        <Switch
          label="Paperless statements"
          hint="We tell you when a statement is ready instead of mailing it."
          value={paperless}
          onChange={(value) => void save({ paperless: value })}
        />
        <Select
          label="Language for letters and calls"
          className="max-w-72"
          value={language}
          onChange={(value) => void save({ language: value })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))}
        />
      </div>
    </Card>
  );
}
