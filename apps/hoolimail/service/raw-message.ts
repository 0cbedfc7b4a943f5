import type { FileContent } from '#kit/operation.ts';
import { later } from './later.ts';
export const readRaw = later<FileContent>();
