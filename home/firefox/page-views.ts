import { APP_PORTS } from '#protocol/app-ports.ts';
import type { LifeEvent } from '#world/events.ts';
import type { Life } from '#world/life.ts';

type Visited = Extract<LifeEvent, { type: 'page.visited' }>;
type Page = Pick<Visited, 'title' | 'app' | 'site' | 'path'>;

/** A page on somebody's screen. */
export interface PageView {
  readonly url: string;
  readonly title: string;
  readonly atMs: number;
  /** The question it belongs to. */
  readonly thread?: string;
  /** What was typed to get there. */
  readonly search?: string;
}

/** Every page of the life, in order. */
export const pageViews = ({ events }: Life): PageView[] =>
  events.flatMap((event) => {
    if (event.type !== 'page.visited') return [];
    const { title, at: atMs, thread, search } = event;
    return { url: pageUrl(event), title, atMs, ...(thread && { thread }), ...(search && { search }) };
  });

export function pageUrl({ title, app, site, path }: Partial<Page>): string {
  if (app) return new URL(path ?? '/', appUrl(app)).href;
  if (site) return new URL(path ?? '/', `https://${site}`).href;
  throw new Error(`The page "${title}" is nowhere: a page that is visited names its app or its site.`);
}

export function appUrl(app: string): string {
  const port = APP_PORTS.find(({ slug }) => slug === app)?.port;
  if (!port)
    throw new Error(`"${app}" is no app of this computer. It has ${APP_PORTS.map((each) => each.slug)}.`);
  return `http://localhost:${port}/`;
}
