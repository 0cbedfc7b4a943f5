import type { Spot, Target } from '#kit/surface/surface.ts';
import type { ActionInput } from '#protocol/control.ts';
import type { Point } from '../control/hands.ts';
import type { Hand } from './hand.ts';
import type { Place, Wanted } from './page-eyes.ts';
import { until } from './until.ts';
import type { WatchedFirefox } from './watched-firefox.ts';

/** About what Firefox scrolls for one click of the wheel. */
const WHEEL_PX = 90;
const MOST_CLICKS = 12;
const WAY_S = 0.12;

export interface PointOptions {
  /** The middle when absent. */
  readonly spot?: Spot;
  /** Points at it even if something lies over it. */
  readonly mayBeCovered?: boolean;
}

export interface ClickOptions extends PointOptions {
  readonly action?: 'CLICK' | 'DOUBLE_CLICK' | 'RIGHT_CLICK';
}

/** The mouse of a PC, led by what Firefox shows. */
export interface Pointing {
  /** Where a target is on the screen, once it stands still in view and takes a click. */
  pointAt(target: Target, options?: PointOptions): Promise<Point>;
  /** The same, right now. */
  whereIs(target: Target, options?: PointOptions): Promise<Point>;
  click(target: Target, verb: string, options?: ClickOptions): Promise<void>;
}

export function createPointing(firefox: WatchedFirefox, hand: Hand): Pointing {
  const look = (target: Target, spot?: Spot) =>
    firefox.ask<Place>({ ask: 'place', wanted: wantedOf(target), ...(spot && { spot }) });

  async function turnWheel(target: Target, { x, y, dx, dy }: Required<Place>['beyond']): Promise<void> {
    const clicks = (distance: number) =>
      Math.sign(distance) * Math.min(MOST_CLICKS, Math.ceil(Math.abs(distance) / WHEEL_PX));
    await hand.act(`Scroll to ${describe(target)}`, [
      { action_type: 'SCROLL', x: Math.round(x), y: Math.round(y), dx: clicks(dx), dy: -clicks(dy) },
    ]);
  }

  async function pointAt(target: Target, { spot, mayBeCovered }: PointOptions = {}): Promise<Point> {
    let last: Place | null = null;
    let problem = 'the page is not there';
    return until(
      `point at ${describe(target)}`,
      async () => {
        const before = last;
        last = await look(target, spot);
        if (!last) return null;
        if (last.count > 1) throw new Error(`Which one? There are ${last.count} of ${describe(target)}.`);
        problem =
          last.problem ?? (last.coveredBy ? `${last.coveredBy} lies over it` : 'it does not stand still');
        const isSteady = before?.x === last.x && before.y === last.y;
        if (last.problem || !isSteady) return null;
        if (last.beyond) {
          await turnWheel(target, last.beyond);
          return null;
        }
        return last.coveredBy && !mayBeCovered ? null : rounded(last);
      },
      () => problem,
    );
  }

  return {
    pointAt,
    async whereIs(target, { spot } = {}) {
      const place = await look(target, spot);
      if (!place || place.problem)
        throw new Error(`Cannot point at ${describe(target)}: ${place?.problem ?? 'the page is not there'}.`);
      return rounded(place);
    },
    async click(target, verb, { action = 'CLICK', ...options } = {}) {
      const { x, y } = await pointAt(target, options);
      const press: ActionInput = { action_type: action, x, y };
      await hand.act(`${verb} ${describe(target)}`, [
        { action_type: 'MOVE_TO', x, y, duration: WAY_S },
        press,
      ]);
    },
  };
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** A target as the page is asked for it. */
export const wantedOf = ({ role, name, within, nth }: Target): Wanted => ({
  role,
  ...(name !== undefined && {
    name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
  }),
  ...(within && { within: wantedOf(within) }),
  ...(nth !== undefined && { nth }),
});

/** A target in words. */
export function describe({ role, name, within, nth }: Target): string {
  const which = nth === undefined ? '' : ` number ${nth + 1}`;
  const called = name === undefined ? '' : ` ${name instanceof RegExp ? name : `“${name}”`}`;
  return `the ${role}${called}${which}${within ? ` in ${describe(within)}` : ''}`;
}
