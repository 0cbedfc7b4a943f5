import { Kbd } from '#kit/ui/Kbd.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const SHORTCUTS: readonly [keys: string[], what: string][] = [
  [['Ctrl', 'K'], 'Search chats and messages'],
  [['/'], 'Search, when not typing'],
  [['Alt', '↓'], 'Next chat'],
  [['Alt', '↑'], 'Previous chat'],
  [['Alt', 'N'], 'New chat'],
  [['Alt', 'G'], 'New group'],
  [['Enter'], 'Send'],
  [['Shift', 'Enter'], 'New line'],
  [['↑'], 'Edit your last message, in an empty field'],
  [['@'], 'Mention somebody in a group'],
  [['Esc'], 'Close what is open'],
];

export function ShortcutList() {
  return (
    <SettingsCard>
      <dl className="grid grid-cols-[max-content_1fr] items-center gap-x-8 gap-y-3">
        {SHORTCUTS.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </SettingsCard>
  );
}
