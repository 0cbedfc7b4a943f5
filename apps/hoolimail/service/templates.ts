import type { Template } from '../schema/mailbox.ts';
import { later } from './later.ts';
export const listTemplates = later<{ templates: Template[] }>();
export const saveTemplate = later<Template>();
export const removeTemplate = later<{ id: number }>();
