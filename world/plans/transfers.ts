import { localMoment } from '../calendar.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';

/** Money between people. A request that was paid is followed by a receipt with the same memo. */
export function planTransfers({ financial: { transfers }, identity: { zone } }: Persona): Plan[] {
  return transfers.flatMap(({ id, kind, who, at, amountCents, memo, paidAt }): Plan[] => {
    const moment = localMoment(at, zone);
    const money = { amountCents, memo };
    if (kind === 'sent')
      return [{ id: `sent.${id}`, at: moment, will: 'must', type: 'money.sent', to: who, ...money }];
    const received = (when: number): Plan => ({
      id: `received.${id}`,
      at: when,
      will: 'income',
      type: 'money.received',
      from: who,
      ...money,
    });
    if (kind === 'received') return [received(moment)];
    const request: Plan = {
      id: `requested.${id}`,
      at: moment,
      will: 'income',
      type: 'money.requested',
      from: who,
      ...money,
    };
    return paidAt ? [request, received(localMoment(paidAt, zone))] : [request];
  });
}
