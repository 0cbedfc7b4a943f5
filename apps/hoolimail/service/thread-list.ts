import type { ThreadPage } from '../rules/views.ts';
import { later } from './later.ts';
export const listThreads = later<ThreadPage>();
