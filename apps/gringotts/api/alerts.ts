import { z } from 'zod';
import { amountCents, page } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { ALERT_KINDS } from '../rules/alerts.ts';
import { listAlertHistory, listAlerts, setAlert } from '../service/alerts.ts';

export const alertsApi = {
  'alerts.list': query(z.object({}), (ctx) => listAlerts(ctx)),
  'alerts.history': query(z.object({ page }), listAlertHistory),
  'alerts.set': action(
    z.object({
      kind: z.enum(ALERT_KINDS),
      isOn: z.boolean(),
      thresholdCents: amountCents.nullable(),
      byMail: z.boolean(),
      inApp: z.boolean(),
    }),
    setAlert,
  ),
} as const;
