import { z } from 'zod';
import { day, email, optionalLine } from '#kit/input.ts';
import { query } from '#kit/operation.ts';
import { busyTimes, suggestTimes } from '../service/find-time.ts';
import { searchPeople } from '../service/people.ts';

const span = { emails: z.array(email).max(100), from: day, to: day };

export const planningApi = {
  'people.search': query(z.object({ q: optionalLine(100) }), searchPeople),
  'findTime.busy': query(z.object(span), busyTimes),
  'findTime.suggest': query(z.object({ ...span, minutes: z.int().min(5).max(720) }), suggestTimes),
} as const;
