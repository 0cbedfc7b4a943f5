import { later } from './later.ts';
export interface SenderRule {
  email: string;
  blockedAt: number | null;
  unsubscribedAt: number | null;
}
export const listSenders = later<{ senders: SenderRule[] }>();
export const unsubscribe = later<SenderRule>();
export const blockSender = later<SenderRule>();
export const unblockSender = later<SenderRule>();
