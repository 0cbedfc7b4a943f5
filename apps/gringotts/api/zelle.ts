import { z } from 'zod';
import { amountCents, email, id, line, optionalLine, page } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { ZELLE_FILTERS } from '../rules/zelle.ts';
import { cancelPayment, getLimits, sendMoney } from '../service/zelle.ts';
import { getPayment, getRequest, listActivity, listOpenRequests } from '../service/zelle-activity.ts';
import {
  addRecipient,
  editRecipient,
  getRecipient,
  listRecipients,
  removeRecipient,
} from '../service/zelle-directory.ts';
import {
  cancelRequest,
  declineRequest,
  payRequest,
  requestMoney,
  splitMoney,
} from '../service/zelle-requests.ts';

const memo = optionalLine(140);
const recipient = z.object({
  name: line(60),
  email: z.union([z.literal(''), email]).default(''),
  phone: optionalLine(30),
});

export const zelleApi = {
  'zelle.limits': query(z.object({}), (ctx) => getLimits(ctx)),
  'zelle.activity': query(
    z.object({ text: optionalLine(100), show: z.enum(ZELLE_FILTERS).default('all'), page }),
    listActivity,
  ),
  'zelle.openRequests': query(z.object({}), (ctx) => listOpenRequests(ctx)),
  'zelle.payment': query(z.object({ id }), (ctx, input) => getPayment(ctx, input.id)),
  'zelle.request': query(z.object({ id }), (ctx, input) => getRequest(ctx, input.id)),
  'zelle.recipients': query(z.object({}), (ctx) => listRecipients(ctx)),
  'zelle.recipient': query(z.object({ id }), (ctx, input) => getRecipient(ctx, input.id)),
  'zelle.addRecipient': action(recipient, addRecipient),
  'zelle.editRecipient': action(recipient.extend({ id }), editRecipient),
  'zelle.removeRecipient': action(z.object({ id }), (ctx, input) => removeRecipient(ctx, input.id)),
  'zelle.send': action(z.object({ recipientId: id, accountId: id, amountCents, memo }), (ctx, input) =>
    getPayment(ctx, sendMoney(ctx, input).id),
  ),
  'zelle.cancelPayment': action(z.object({ id }), (ctx, input) =>
    getPayment(ctx, cancelPayment(ctx, input.id).id),
  ),
  'zelle.ask': action(z.object({ recipientId: id, amountCents, memo }), (ctx, input) =>
    getRequest(ctx, requestMoney(ctx, input).id),
  ),
  'zelle.split': action(
    z.object({
      totalCents: amountCents,
      memo,
      shares: z
        .array(z.object({ recipientId: id, amountCents }))
        .min(1, 'Choose at least one person.')
        .max(20),
    }),
    splitMoney,
  ),
  'zelle.payRequest': action(z.object({ id, accountId: id }), (ctx, input) =>
    getRequest(ctx, payRequest(ctx, input).id),
  ),
  'zelle.declineRequest': action(z.object({ id }), (ctx, input) =>
    getRequest(ctx, declineRequest(ctx, input.id).id),
  ),
  'zelle.cancelRequest': action(z.object({ id }), (ctx, input) =>
    getRequest(ctx, cancelRequest(ctx, input.id).id),
  ),
} as const;
