import { z } from 'zod';
import { line } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { LONGEST_ABOUT } from '../rules/limits.ts';
import { AUDIENCES, STATUS_COLORS, THEMES, WALLPAPERS } from '../schema/account.ts';
import { viewMessage } from '../service/message-view.ts';
import { getSettings, updateSettings } from '../service/settings.ts';
import { deleteStatus, listStatuses, postStatus, replyToStatus, viewStatus } from '../service/statuses.ts';
import { clientId, id, words } from './inputs.ts';

const flag = z.boolean().optional();

export const accountApi = {
  'settings.get': query(z.object({}), (ctx) => getSettings(ctx)),
  'settings.update': action(
    z.object({
      readReceipts: flag,
      lastSeen: z.enum(AUDIENCES).optional(),
      notifications: flag,
      groupNotifications: flag,
      notificationPreview: flag,
      sounds: flag,
      theme: z.enum(THEMES).optional(),
      wallpaper: z.enum(WALLPAPERS).optional(),
      enterToSend: flag,
      keepArchived: flag,
    }),
    updateSettings,
  ),
  'profile.update': action(
    z.object({ name: line(25).optional(), about: words(LONGEST_ABOUT).optional() }),
    updateSettings,
  ),
  'statuses.list': query(z.object({}), (ctx) => listStatuses(ctx)),
  'statuses.post': action(
    z.object({
      text: words(700).refine((text) => text !== '', 'Type a status first.'),
      color: z.enum(STATUS_COLORS).default('teal'),
    }),
    postStatus,
  ),
  'statuses.view': action(z.object({ id }), viewStatus),
  'statuses.reply': action(z.object({ id, text: words(), clientId: clientId.optional() }), (ctx, input) =>
    viewMessage(ctx, replyToStatus(ctx, input)),
  ),
  'statuses.delete': action(z.object({ id }), deleteStatus),
} as const;
