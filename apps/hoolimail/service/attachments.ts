import type { FileContent } from '#kit/operation.ts';
import type { FileTag } from '../rules/views.ts';
import { later } from './later.ts';
export const addAttachment = later<FileTag>();
export const removeAttachment = later<{ id: number }>();
export const readAttachment = later<FileContent>();
