import type { ChangeResult } from '../rules/views.ts';
import { later } from './later.ts';
export const modifyThreads = later<ChangeResult>();
export const modifySelection = later<ChangeResult>();
export const starMessage = later<{ id: number; starred: boolean }>();
