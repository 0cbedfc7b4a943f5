import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Access = 'view' | 'control';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** One secret for looking and one for looking and acting. They are good as long as this process runs. */
export interface Tokens {
  readonly view: string;
  readonly control: string;
  /** What a token allows; nothing when it is none of ours. */
  accessOf(token: string | null | undefined): Access | undefined;
}

export function createTokens(): Tokens {
  const [view, control] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')];
  return {
    view,
    control,
    accessOf(token) {
      const [isView, isControl] = [isSame(token ?? '', view), isSame(token ?? '', control)];
      if (isControl) return 'control';
      return isView ? 'view' : undefined;
    },
  };
}

/** Takes as long for a token that is nearly right as for any other. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A foreign site whose name was made to resolve to this machine says that name here. */
export const isForLoopback = ({ host }: IncomingHttpHeaders): boolean =>
  LOOPBACK.has(URL.parse(`http://${host}`)?.hostname ?? '');

/** Browsers let any site open a WebSocket to any address, and say which site it is. */
export const isFromOwnPage = ({ host, origin }: IncomingHttpHeaders): boolean => origin === `http://${host}`;
