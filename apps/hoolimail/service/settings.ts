import type { Settings } from '../schema/mailbox.ts';
import { later } from './later.ts';
export type SettingsView = Omit<Settings, 'id'>;
export const getSettings = later<SettingsView>();
export const updateSettings = later<SettingsView>();
