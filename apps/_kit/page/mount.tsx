import { type Query, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Toaster } from '../ui/toast.tsx';
import { boot } from './boot.ts';
import { NotFound, PageErrors } from './errors.tsx';
import { stayLive } from './live.ts';
import { PrefetchingRouter } from './PrefetchingRouter.tsx';
import type { Pages } from './pages.ts';
import { RpcError } from './rpc.ts';
import { SignIn } from './SignIn.tsx';
import { RouteTitle } from './title.tsx';

const Gallery = lazy(() => import('../ui/Gallery.tsx').then((module) => ({ default: module.Gallery })));

/** Paints an app: the inlined answers are in the cache before the first component asks for them. */
export function mount(pages: Pages): void {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: forgetWhatIsGone }),
    defaultOptions: { queries: { staleTime: 2000, retry: false }, mutations: { retry: false } },
  });
  for (const { name, input, output, error } of boot.data) {
    if (error) continue;
    client.setQueryData([name, input], output);
  }
  if (boot.owner) stayLive(client);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <PrefetchingRouter routes={pages.routes}>
          {boot.owner ? <SignedIn pages={pages} /> : <SignIn pages={pages} />}
        </PrefetchingRouter>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** What a change elsewhere removed must not stay on the page as if it were there. */
function forgetWhatIsGone(error: unknown, query: Query<unknown, unknown>): void {
  const isGone = error instanceof RpcError && error.status === 404;
  if (isGone && query.state.data !== undefined) query.setState({ data: undefined });
}

function SignedIn({ pages }: { pages: Pages }) {
  return (
    <Switch>
      <Route path="/_gallery">
        <Suspense>
          <Gallery />
        </Suspense>
      </Route>
      <Route path="/sign-in">
        <SignIn pages={pages} />
      </Route>
      <Route>
        <pages.Frame>
          <PageErrors>
            <Suspense fallback={<Loading />}>
              <Switch>
                {Object.entries(pages.routes).map(([name, { path, title }]) => {
                  const Page = pages.components[name];
                  return (
                    <Route key={name} path={path}>
                      <RouteTitle title={title} />
                      {Page && <Page />}
                    </Route>
                  );
                })}
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Suspense>
          </PageErrors>
        </pages.Frame>
      </Route>
    </Switch>
  );
}

const Loading = () => (
  <div className="grid gap-3 p-6">
    <Skeleton className="h-8 w-64" />
    <Skeleton className="h-40" />
  </div>
);
