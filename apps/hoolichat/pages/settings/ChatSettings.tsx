import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Switch } from '#kit/ui/Switch.tsx';
import type { SettingsView } from '../../rules/views.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettings } from './use-setting.ts';

const WALLPAPERS: readonly { id: SettingsView['wallpaper']; name: string }[] = [
  { id: 'paper', name: 'Paper' },
  { id: 'sand', name: 'Sand' },
  { id: 'mint', name: 'Mint' },
  { id: 'sky', name: 'Sky' },
  { id: 'rose', name: 'Rose' },
  { id: 'slate', name: 'Slate' },
  { id: 'none', name: 'Plain' },
];

export function ChatSettings() {
  const { settings, change } = useSettings();
  return (
    <>
      <SettingsCard title="Theme">
        <RadioGroup
          label="Theme"
          hideLabel
          layout="inline"
          value={settings.theme}
          onChange={(theme) => change({ theme })}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'system', label: 'System' },
          ]}
        />
      </SettingsCard>
      <SettingsCard title="Wallpaper">
        <fieldset aria-label="Wallpaper" className="grid grid-cols-7 gap-3">
          {WALLPAPERS.map(({ id, name }) => (
            <label key={id} className="relative grid cursor-pointer gap-1 text-center text-caption">
              <input
                type="radio"
                name="wallpaper"
                aria-label={name}
                checked={id === settings.wallpaper}
                onChange={() => change({ wallpaper: id })}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                data-wallpaper={id}
                className="wallpaper h-16 overflow-hidden rounded-lg border-2 border-border peer-checked:border-primary peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
              />
              {name}
            </label>
          ))}
        </fieldset>
      </SettingsCard>
      <SettingsCard>
        <Switch
          label="Enter sends"
          hint="When off, Enter begins a new line and Ctrl+Enter sends."
          value={settings.enterToSend}
          onChange={(enterToSend) => change({ enterToSend })}
        />
        <Switch
          label="Keep chats archived"
          hint="Archived chats stay archived when a new message arrives."
          value={settings.keepArchived}
          onChange={(keepArchived) => change({ keepArchived })}
        />
      </SettingsCard>
    </>
  );
}
