import type { Ctx } from '#kit/context.ts';
import { timeOf } from '#kit/time.ts';
import { HEIGHT, WIDTH } from '../pictures/backdrops.ts';
import { drawScene } from '../pictures/draw-scene.ts';
import type { FilePart } from '../service/parts.ts';

/** The picture that a caption describes, as it was at that hour. */
export function drawPhoto(
  ctx: Ctx,
  { name, caption, event }: { name: string; caption: string; event: string },
): FilePart {
  const hour = Number(timeOf(ctx.now, ctx.zone).slice(0, 2));
  const svg = drawScene(caption, { hour, seed: event });
  return {
    filename: `${name.replace(/\.\w+$/, '')}.svg`,
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(svg),
    width: WIDTH,
    height: HEIGHT,
    description: caption,
  };
}
