import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef } from 'react';
import { type AroundNavHandler, matchRoute, Router, useRouter } from 'wouter';
import type { Routes } from '../routes.ts';
import { get } from './rpc.ts';

type Parser = Parameters<typeof matchRoute>[0];

const PATIENCE_MS = 400;

/** Asks for a page's data before going there, so that the old page stands until the new one can be painted whole. */
export function PrefetchingRouter({ routes, children }: { routes: Routes; children: ReactNode }) {
  const client = useQueryClient();
  const { parser } = useRouter();
  const latest = useRef(0);
  const aroundNav: AroundNavHandler = useCallback(
    (navigate, to, options) => {
      const turn = ++latest.current;
      const missing = callsOf(parser, routes, to).filter(
        ([name, input]) => !client.getQueryData([name, input]),
      );
      const isTyping = options?.replace;
      if (isTyping || missing.length === 0) return navigate(to, options);
      const asked = missing.map(([name, input]) =>
        client.prefetchQuery({ queryKey: [name, input], queryFn: () => get(name, input) }),
      );
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      void Promise.race([Promise.all(asked), patience]).then(() => {
        if (turn === latest.current) navigate(to, options);
      });
    },
    [client, parser, routes],
  );
  return <Router aroundNav={aroundNav}>{children}</Router>;
}

function callsOf(parser: Parser, routes: Routes, href: string) {
  const [path = '/', search = ''] = href.split('?');
  for (const route of Object.values(routes)) {
    const [isMatch, params] = matchRoute(parser, route.path, path);
    if (!isMatch) continue;
    const query = Object.fromEntries(new URLSearchParams(search));
    return route.data?.({ params: params as Record<string, string>, query }) ?? [];
  }
  return [];
}
