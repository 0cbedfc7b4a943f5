import { option, type Surface, type Target } from '#kit/surface/surface.ts';

/** Chooses and waits until the list is closed: the next list may hold an option of the same name. */
export async function pick(surface: Surface, target: Target, name: RegExp): Promise<void> {
  await surface.choose(target, name);
  await surface.waitUntilGone(option(name));
}
