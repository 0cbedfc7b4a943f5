import type { ComponentType } from 'react';
import { useRoute } from 'wouter';
import { ChangePassword } from '#kit/page/ChangePassword.tsx';
import { NotFound } from '#kit/page/errors.tsx';
import { useTitle } from '#kit/page/title.tsx';
import { ChatSettings } from './ChatSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { PrivacySettings } from './PrivacySettings.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { SECTIONS, type SectionId } from './sections.ts';

const BODIES: Record<SectionId, ComponentType> = {
  profile: ProfileSettings,
  privacy: PrivacySettings,
  notifications: NotificationSettings,
  chats: ChatSettings,
  security: ChangePassword,
  shortcuts: ShortcutList,
};

export function SettingsPage() {
  const [, params] = useRoute('/settings/:section');
  const section = SECTIONS.find(({ id }) => id === (params?.section ?? 'profile'));
  useTitle(section?.name ?? 'Settings');
  if (!section) return <NotFound />;
  const Body = BODIES[section.id];
  return (
    <div className="flex-1 overflow-y-auto bg-background">
      <div className="mx-auto max-w-2xl px-8 py-7">
        <h1 className="heading pb-5 text-page-title">{section.name}</h1>
        <Body />
      </div>
    </div>
  );
}
