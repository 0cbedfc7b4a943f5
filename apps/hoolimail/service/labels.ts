import type { Label } from '../schema/mailbox.ts';
import { later } from './later.ts';
export const createLabel = later<Label>();
export const updateLabel = later<Label>();
export const removeLabel = later<{ id: number }>();
