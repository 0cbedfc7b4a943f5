import type { Summary } from '../rules/views.ts';
import { later } from './later.ts';
export const summarize = later<Summary>();
