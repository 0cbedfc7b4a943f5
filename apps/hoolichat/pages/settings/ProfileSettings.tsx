import { Avatar } from '#kit/ui/Avatar.tsx';
import { useData, usePerform } from '../client.ts';
import { EditableText } from '../info/EditableText.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export function ProfileSettings() {
  const { name, about, phone, email } = useData('settings.get', {});
  const perform = usePerform();
  return (
    <SettingsCard>
      <div className="grid justify-items-center py-3">
        <Avatar name={name} size="xl" decorative className="size-32! text-[44px]!" />
      </div>
      <div>
        <h2 className="pb-1 text-primary text-small">Name</h2>
        <EditableText
          label="Name"
          value={name}
          maxLength={25}
          canEdit
          onSave={(next) => perform('profile.update', { name: next })}
        />
        <p className="pt-1 text-caption text-foreground-muted">The people you write to see this name.</p>
      </div>
      <div>
        <h2 className="pb-1 text-primary text-small">About</h2>
        <EditableText
          label="About"
          value={about}
          placeholder="Nothing yet"
          maxLength={139}
          canEdit
          isLong
          onSave={(next) => perform('profile.update', { about: next })}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <div>
          <h2 className="pb-1 text-primary text-small">Phone</h2>
          <p>{phone}</p>
        </div>
        <div>
          <h2 className="pb-1 text-primary text-small">E-mail</h2>
          <p>{email}</p>
        </div>
      </div>
    </SettingsCard>
  );
}
