import { conflict } from '#kit/errors.ts';

/** Placeholder while the services are being written: typed, refuses. */
export const later =
  <Out>() =>
  (..._args: unknown[]): Out => {
    throw conflict('This is not ready yet.');
  };
