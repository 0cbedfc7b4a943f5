import type { DraftView } from '../rules/views.ts';
import { later } from './later.ts';
export const startDraft = later<DraftView>();
