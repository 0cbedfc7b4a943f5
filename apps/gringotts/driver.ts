import type { Surface } from '#kit/surface/surface.ts';
import { accountsDriver } from './driver/accounts.ts';
import { bankingDriver } from './driver/banking.ts';
import { billsDriver } from './driver/bills.ts';
import { transfersDriver } from './driver/transfers.ts';
import { zelleDriver } from './driver/zelle.ts';

/** Gringotts as its user handles it. Tests and oracle solutions are written with this. */
export const gringotts = (surface: Surface, url: string) => ({
  ...accountsDriver(surface, url),
  ...bankingDriver(surface, url),
  transfers: transfersDriver(surface, url),
  zelle: zelleDriver(surface, url),
  bills: billsDriver(surface, url),
});
