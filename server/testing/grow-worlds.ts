import template from '#apps/_template/app.ts';
import { apps } from '#apps/registry.gen.ts';
import { ensureSeed } from '../seed-cache.ts';

/** Before any test: the worlds that many of them start from, so that they are grown once and not by each process. */
export default function growWorlds(): void {
  ensureSeed(apps, { persona: 'michael-scott' });
  ensureSeed([...apps, template], { persona: 'michael-scott' });
}
