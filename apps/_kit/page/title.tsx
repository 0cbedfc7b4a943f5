import { useEffect } from 'react';
import { boot } from './boot.ts';

/** The tab's title: "Checking · Gringotts". Pages that show one thing name it; others keep their route's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${boot.app.name}`;
  }, [title]);
}

export function RouteTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}
