import type { DraftView, SendResult } from '../rules/views.ts';
import { later } from './later.ts';
export const sendDraft = later<SendResult>();
export const undoSend = later<DraftView>();
export const cancelScheduled = later<DraftView>();
