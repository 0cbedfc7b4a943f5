import type { Backend } from '../pc.ts';
import { sandboxBackend } from './sandbox-backend.ts';
import { webBackend } from './web-backend.ts';

/** The ways of running PCs, by name. */
export const backends: Readonly<Record<string, Backend>> = {
  [sandboxBackend.name]: sandboxBackend,
  [webBackend.name]: webBackend,
};
