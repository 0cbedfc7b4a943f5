import { createHash } from 'node:crypto';
import type { App } from '#kit/app.ts';
import { AppError } from '#kit/errors.ts';
import type { Location, Route } from '#kit/routes.ts';
import type { Boot } from '#protocol/boot.ts';
import type { ClientAssets } from './client-assets.ts';
import { revisionOf } from './live.ts';
import { operationsOf, parseInput } from './rpc.ts';
import { manifestTags } from './web-manifest.ts';
import type { World } from './world.ts';

/**
 * The page's `Date` follows the world clock: it is set from the server's before any other script runs, and again by
 * a `world-clock` event (apps/_kit/page/live.ts). A Proxy, not a subclass, because `Date()` may be called without `new`.
 */
const CLOCK_SCRIPT = `{
const boot = JSON.parse(document.getElementById('boot').textContent);
const now = Date.now;
let offset = boot.now - now();
addEventListener('world-clock', ({ detail }) => { offset = detail - now(); });
const worldNow = () => now() + offset;
window.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length ? args : [worldNow()], self),
  apply: (target) => new target(worldNow()).toString(),
  get: (target, key) => (key === 'now' ? worldNow : Reflect.get(target, key)),
});
}`;

const scriptHash = createHash('sha256').update(CLOCK_SCRIPT).digest('base64');
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${scriptHash}'`,
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

export interface PageRequest {
  route: Route | null;
  location: Location;
  signedIn: boolean;
}

/** The HTML of a page with everything its first paint needs. */
export function renderPage(
  world: World,
  app: App,
  assets: ClientAssets,
  request: PageRequest,
): { html: string; status: 200 | 404 } {
  const data = request.route && request.signedIn ? loadData(world, app, request.route, request.location) : [];
  const missing = !request.route || data.some(({ error }) => error);
  const boot: Boot = {
    app: { slug: app.slug, name: app.name },
    now: world.clock.now(),
    revision: revisionOf(world),
    zone: world.facts.zone,
    owner: request.signedIn ? world.facts.owner : null,
    data,
  };
  const title = request.route ? `${request.route.title} · ${app.name}` : app.name;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">${manifestTags(app)}
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script>${CLOCK_SCRIPT}</script>
${assets.headTags(app.slug)}
</head>
<body><div id="root"></div></body>
</html>`;
  return { html, status: missing ? 404 : 200 };
}

function loadData(world: World, app: App, route: Route, location: Location): Boot['data'] {
  const operations = operationsOf(app);
  const calls = [...(route.data?.(location) ?? []), ['notifications.list', {}]] as unknown as [
    string,
    unknown,
  ][];
  return calls.map(([name, input]) => {
    const operation = operations[name];
    if (!operation) throw new Error(`A route of ${app.name} asks for "${name}", which is not an operation.`);
    try {
      return {
        name,
        input,
        output: world.read(app, (ctx) =>
          operation.run(ctx, parseInput(operation.input, input), new Uint8Array()),
        ),
      };
    } catch (error) {
      if (error instanceof AppError)
        return { name, input, error: { code: error.code, message: error.message } };
      throw error;
    }
  });
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
