import { APP_PORTS } from './app-ports.ts';

/** The apps of a personal computer, by the port each is found on. A persona may speak of those not yet built. */
export const APP_SLUGS: readonly string[] = APP_PORTS.map(({ slug }) => slug);
