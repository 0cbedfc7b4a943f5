import { z } from 'zod';
import { email, id, line, optionalLine } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { LANGUAGES, STATES, TWO_STEP_METHODS } from '../rules/profile.ts';
import {
  editContact,
  editPreferences,
  getProfile,
  listDevices,
  removeDevice,
  setTwoStep,
} from '../service/profile.ts';

export const profileApi = {
  'profile.get': query(z.object({}), (ctx) => getProfile(ctx)),
  'profile.editContact': action(
    z.object({
      name: line(80),
      preferredName: optionalLine(40),
      email,
      phone: line(30),
      street: line(120),
      city: line(60),
      state: z.enum(STATES, 'Choose a state.'),
      zip: z
        .string()
        .trim()
        .regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code such as 18505.'),
    }),
    editContact,
  ),
  'profile.editPreferences': action(
    z.object({ paperless: z.boolean(), language: z.enum(LANGUAGES) }),
    editPreferences,
  ),
  'profile.setTwoStep': action(z.object({ method: z.enum(TWO_STEP_METHODS) }), setTwoStep),
  'profile.devices': query(z.object({}), (ctx) => listDevices(ctx)),
  'profile.removeDevice': action(z.object({ id }), (ctx, input) => removeDevice(ctx, input.id)),
} as const;
