import type { DraftView } from '../rules/views.ts';
import { later } from './later.ts';
export const getDraft = later<DraftView>();
export const saveDraft = later<{ id: number; threadId: number; savedAt: number }>();
export const discardDraft = later<{ id: number }>();
