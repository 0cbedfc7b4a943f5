import { useEffect, useState } from 'react';
import { dayOf } from '../time.ts';
import { boot } from './boot.ts';

/** The page's Date follows the world clock (see server/page.ts), so this is world time. */
export const worldNow = (): number => Date.now();

/** World time, renewed every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(worldNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(worldNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today's date where the owner lives, `2026-04-02`. */
export const useToday = (): string => dayOf(useNow(), boot.zone);
