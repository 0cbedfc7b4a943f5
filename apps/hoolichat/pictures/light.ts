import type { RandomStream } from '#world/rng.ts';

/** The colors of a moment: what the light does to everything in a picture. */
export interface Light {
  sky: readonly [top: string, bottom: string];
  sun: string;
  ground: readonly [near: string, far: string];
  wall: readonly [string, string];
  floor: readonly [string, string];
  water: readonly [string, string];
  /** Over everything at last, with its strength. */
  veil: readonly [color: string, opacity: number];
  night: boolean;
}

const LIGHTS = {
  morning: {
    sky: ['#a9cfe8', '#fbe6c8'],
    sun: '#fff1c9',
    ground: ['#7fa46b', '#a9c08c'],
    wall: ['#efe4d2', '#e2d2b8'],
    floor: ['#b98e63', '#a77a50'],
    water: ['#8fbad0', '#5f93b1'],
    veil: ['#ffe2b0', 0.1],
    night: false,
  },
  day: {
    sky: ['#5fa8dc', '#cfe8f5'],
    sun: '#fffbe8',
    ground: ['#6fa058', '#98b977'],
    wall: ['#e9e5dc', '#d8d2c4'],
    floor: ['#b5895f', '#9c7249'],
    water: ['#69b0cf', '#3d83ab'],
    veil: ['#ffffff', 0.03],
    night: false,
  },
  evening: {
    sky: ['#6a6fae', '#f6a877'],
    sun: '#ffd08a',
    ground: ['#5f7a4c', '#8c8a5c'],
    wall: ['#e8cfae', '#d3ac80'],
    floor: ['#94633c', '#7b4f2f'],
    water: ['#c98f7d', '#5a6d94'],
    veil: ['#ff9d4f', 0.14],
    night: false,
  },
  night: {
    sky: ['#141b3a', '#3a4674'],
    sun: '#f2f0da',
    ground: ['#2c4139', '#3a5148'],
    wall: ['#c9a77c', '#9b7850'],
    floor: ['#6e4a2e', '#523620'],
    water: ['#2b3d68', '#182548'],
    veil: ['#1a1f4d', 0.2],
    night: true,
  },
} as const satisfies Record<string, Light>;

/** By what the caption says of it, and by the hour otherwise. */
export function lightOf(caption: string, hour: number): Light {
  if (/\b(dusk|sunset|evening|candle\w*|golden)\b/i.test(caption)) return LIGHTS.evening;
  if (/\b(night|midnight|moon|stars|fireworks)\b/i.test(caption)) return LIGHTS.night;
  if (/\b(dawn|sunrise|breakfast|morning)\b/i.test(caption)) return LIGHTS.morning;
  if (hour < 6 || hour >= 21) return LIGHTS.night;
  if (hour < 10) return LIGHTS.morning;
  return hour < 17 ? LIGHTS.day : LIGHTS.evening;
}

const ACCENTS = ['#c8553d', '#2f6f8f', '#d9a441', '#5b7f4a', '#8a5a8c', '#3f8f84', '#d98a6a', '#4a5f9e'];

/** Clothes, covers, flags: the colors that people choose. */
export const accentOf = (random: RandomStream): string => random.pick(ACCENTS);
