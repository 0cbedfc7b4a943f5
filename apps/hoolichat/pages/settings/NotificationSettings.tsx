import { Switch } from '#kit/ui/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useSettings } from './use-setting.ts';

export function NotificationSettings() {
  const { settings, change } = useSettings();
  return (
    <SettingsCard>
      <Switch
        label="Message notifications"
        hint="Tell me of new messages in direct chats."
        value={settings.notifications}
        onChange={(notifications) => change({ notifications })}
      />
      <Switch
        label="Group notifications"
        value={settings.groupNotifications}
        onChange={(groupNotifications) => change({ groupNotifications })}
      />
      <Switch
        label="Show previews"
        hint="Notifications show the beginning of the message."
        value={settings.notificationPreview}
        onChange={(notificationPreview) => change({ notificationPreview })}
      />
      <Switch label="Sounds" value={settings.sounds} onChange={(sounds) => change({ sounds })} />
    </SettingsCard>
  );
}
