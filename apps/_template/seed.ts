import type { SeedHandlers } from '#kit/app.ts';
import { writeNote } from './service.ts';

/** A note for everybody whom the owner sends money, so that they remember what it was for. */
export const seed: SeedHandlers = {
  'money.sent': (ctx, { to, memo }) => {
    writeNote(ctx, { title: `Sent money to ${to}`, text: memo || 'No reason given.' });
  },
};
