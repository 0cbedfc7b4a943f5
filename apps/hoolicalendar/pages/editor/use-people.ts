import { useEffect, useRef, useState } from 'react';
import { ask } from '../client.ts';

interface Found {
  name: string;
  email: string;
  hasBusyTimes: boolean;
}

const PAUSE_MS = 120;

/** People that answer to what is typed; everybody met so far stays known, for names of chosen ones. */
export function usePeople() {
  const [query, setQuery] = useState('');
  const [people, setPeople] = useState<readonly Found[]>([]);
  const known = useRef(new Map<string, Found>());
  useEffect(() => {
    if (!query.trim()) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const found = await ask('people.search', { q: query.trim() }).catch(() => []);
      if (isStale) return;
      for (const person of found) known.current.set(person.email, person);
      setPeople(found);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  return { people, search: setQuery, nameOf: (email: string) => known.current.get(email)?.name ?? '' };
}
