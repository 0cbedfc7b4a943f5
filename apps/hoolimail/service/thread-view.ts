import type { ThreadView } from '../rules/views.ts';
import { later } from './later.ts';
export const getThread = later<ThreadView>();
