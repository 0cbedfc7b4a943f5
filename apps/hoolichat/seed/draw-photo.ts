import type { Ctx } from '#kit/context.ts';
import type { FilePart } from '../service/parts.ts';

/** The picture that a caption describes. */
export function drawPhoto(
  _ctx: Ctx,
  { name, caption }: { name: string; caption: string; event: string },
): FilePart {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#9cc5d8"/></svg>`;
  return {
    filename: name.replace(/\.\w+$/, '.svg'),
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(svg),
    width: 640,
    height: 480,
    description: caption,
  };
}
