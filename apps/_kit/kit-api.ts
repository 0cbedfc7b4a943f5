import { notificationsApi } from './notifications.ts';
import { passwordApi } from './password-operation.ts';

/** The operations that every app has without writing them. */
export const kitApi = { ...notificationsApi, ...passwordApi } as const;

export type KitApi = typeof kitApi;

/** Valid inputs, as `examples` in app.ts gives them for an app's own operations; the password is the persona's. */
export const kitExamples = (password: string) => ({
  'notifications.read': { ids: [1] },
  'password.change': { current: password, next: 'correct horse battery' },
});
