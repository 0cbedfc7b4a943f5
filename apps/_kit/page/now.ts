import { useEffect, useState } from 'react';
import { dayOf } from '../time.ts';
import { boot } from './boot.ts';

/** The page's Date follows the world clock (see server/page.ts), so this is world time. */
export const worldNow = (): number => Date.now();

/** World time, renewed every half minute and when somebody moves the clock. */
export function useNow(): number {
  const [now, setNow] = useState(worldNow);
  useEffect(() => {
    const renew = () => setNow(worldNow());
    const timer = setInterval(renew, 30_000);
    window.addEventListener('world-clock', renew);
    return () => {
      clearInterval(timer);
      window.removeEventListener('world-clock', renew);
    };
  }, []);
  return now;
}

/** Today's date where the owner lives, `2026-04-02`. */
export const useToday = (): string => dayOf(useNow(), boot.zone);
