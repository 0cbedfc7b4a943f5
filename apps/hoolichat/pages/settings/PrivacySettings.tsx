import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import { usePerform } from '../client.ts';
import { PeopleDialog } from '../people/PeopleDialog.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettings } from './use-setting.ts';

export function PrivacySettings() {
  const { settings, change } = useSettings();
  return (
    <>
      <SettingsCard title="Last seen and online">
        <RadioGroup
          label="Who can see when I was last here"
          value={settings.lastSeen}
          onChange={(lastSeen) => change({ lastSeen })}
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'contacts', label: 'My contacts' },
            { value: 'nobody', label: 'Nobody' },
          ]}
        />
      </SettingsCard>
      <SettingsCard>
        <Switch
          label="Read receipts"
          hint="When off, nobody sees that you read their messages, and you do not see whether they read yours. Groups always show them."
          value={settings.readReceipts}
          onChange={(readReceipts) => change({ readReceipts })}
        />
      </SettingsCard>
      <BlockedContacts />
    </>
  );
}

function BlockedContacts() {
  const { settings } = useSettings();
  const perform = usePerform();
  const [isAdding, setAdding] = useState(false);
  return (
    <SettingsCard title="Blocked contacts">
      {settings.blocked.length === 0 && (
        <p className="text-foreground-muted">You have not blocked anybody.</p>
      )}
      <ul aria-label="Blocked contacts" className="grid gap-1 empty:hidden">
        {settings.blocked.map(({ id, name, phone }) => (
          <li key={id} className="flex items-center gap-3 py-1">
            <Avatar name={name} decorative />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>
              <span className="block text-foreground-muted text-small">{phone}</span>
            </span>
            <Button
              size="sm"
              aria-label={`Unblock ${name}`}
              onClick={() => void perform('people.unblock', { personId: id })}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <Button icon={<Ban aria-hidden />} className="justify-self-start" onClick={() => setAdding(true)}>
        Block a contact
      </Button>
      <PeopleDialog
        open={isAdding}
        title="Block a contact"
        confirmLabel="Block"
        single
        except={settings.blocked.map(({ id }) => id)}
        onClose={() => setAdding(false)}
        onConfirm={async ([personId]) => {
          if (personId) await perform('people.block', { personId });
        }}
      />
    </SettingsCard>
  );
}
