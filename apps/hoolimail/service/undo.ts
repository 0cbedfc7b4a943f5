import { later } from './later.ts';
export const undo = later<{ restored: number }>();
