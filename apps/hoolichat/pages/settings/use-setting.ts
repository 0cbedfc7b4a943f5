import type { InputOf } from '#kit/operation.ts';
import type { Api } from '../../api.ts';
import { useData, usePerform } from '../client.ts';

/** The settings, and how one of them is changed: at once. */
export function useSettings() {
  const settings = useData('settings.get', {});
  const perform = usePerform();
  const change = (changes: InputOf<Api, 'settings.update'>) => void perform('settings.update', changes);
  return { settings, change };
}
