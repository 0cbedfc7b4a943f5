import type { RandomStream } from '#world/rng.ts';
import { accentOf, type Light } from './light.ts';

export const WIDTH = 640;
export const HEIGHT = 480;

/** Where a picture was taken. `groundY` is where things stand, `fill` what is behind them. */
export interface Backdrop {
  groundY: number;
  fill: string;
}

type Draw = (light: Light, random: RandomStream) => Backdrop;

const gradient = (id: string, [from, to]: readonly [string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const band = (y: number, fill: string) =>
  `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${fill}"/>`;

function sky({ sky: colors, sun, night }: Light, random: RandomStream): string {
  const [x, y] = [random.int(90, 550), random.int(50, 130)];
  const stars = night
    ? Array.from(
        { length: 40 },
        () =>
          `<circle cx="${random.int(0, WIDTH)}" cy="${random.int(0, 230)}" r="${random.pick([0.8, 1.2, 1.7])}" fill="#fff" opacity=".8"/>`,
      ).join('')
    : Array.from({ length: 3 }, () => cloud(random)).join('');
  return `<defs>${gradient('sky', colors)}<radialGradient id="sun"><stop offset="0" stop-color="${sun}"/><stop offset=".3" stop-color="${sun}" stop-opacity=".7"/><stop offset="1" stop-color="${sun}" stop-opacity="0"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="${x}" cy="${y}" r="${night ? 60 : 110}" fill="url(#sun)"/>${stars}`;
}

function cloud(random: RandomStream): string {
  const [x, y, size] = [random.int(20, 600), random.int(40, 150), random.int(18, 34)];
  const puffs = [-1.4, -0.5, 0.5, 1.3].map(
    (dx, index) =>
      `<ellipse cx="${x + dx * size}" cy="${y - (index % 3) * 5}" rx="${size}" ry="${size * 0.5}"/>`,
  );
  return `<g fill="#fff" opacity=".55">${puffs.join('')}</g>`;
}

function hills(color: string, y: number, random: RandomStream): string {
  const points = Array.from({ length: 6 }, (_, i) => `${i * 128},${y - random.int(0, 55)}`);
  return `<path d="M0 ${HEIGHT} L${points.map((p) => p.replace(',', ' ')).join(' L')} L${WIDTH} ${HEIGHT}Z" fill="${color}" stroke="${color}" stroke-width="46" stroke-linejoin="round"/>`;
}

const tree = (x: number, y: number, size: number, green: string) =>
  `<rect x="${x - size * 0.07}" y="${y - size * 0.5}" width="${size * 0.14}" height="${size * 0.5}" fill="#6b4a32"/><circle cx="${x}" cy="${y - size * 0.75}" r="${size * 0.36}" fill="${green}"/><circle cx="${x - size * 0.25}" cy="${y - size * 0.58}" r="${size * 0.25}" fill="${green}"/><circle cx="${x + size * 0.26}" cy="${y - size * 0.55}" r="${size * 0.24}" fill="${green}"/>`;

const outdoors: Draw = (light, random) => {
  const trees = Array.from({ length: 5 }, (_, i) =>
    tree(i * 150 + random.int(0, 60), 300 + random.int(0, 14), random.int(80, 130), light.ground[0]),
  );
  return {
    groundY: 400,
    fill: `${sky(light, random)}${hills(light.ground[1], 290, random)}${trees.join('')}<defs>${gradient('ground', [light.ground[1], light.ground[0]])}</defs>${band(300, 'url(#ground)')}`,
  };
};

const water: Draw = (light, random) => {
  const glints = Array.from(
    { length: 26 },
    () =>
      `<rect x="${random.int(0, 620)}" y="${random.int(290, 470)}" width="${random.int(18, 70)}" height="2.5" rx="1" fill="#fff" opacity="${random.pick([0.2, 0.35, 0.5])}"/>`,
  );
  return {
    groundY: 390,
    fill: `${sky(light, random)}${hills(light.ground[1], 250, random)}<defs>${gradient('water', light.water)}</defs>${band(276, 'url(#water)')}${glints.join('')}`,
  };
};

const snow: Draw = (light, random) => {
  const flakes = Array.from(
    { length: 46 },
    () =>
      `<circle cx="${random.int(0, WIDTH)}" cy="${random.int(0, HEIGHT)}" r="${random.pick([1.6, 2.4, 3.2])}" fill="#fff" opacity=".85"/>`,
  );
  const firs = Array.from({ length: 5 }, (_, i) => {
    const [x, size] = [i * 140 + random.int(0, 50), random.int(70, 120)];
    return [0, 1, 2]
      .map(
        (tier) =>
          `<path d="M${x - size * (0.4 - tier * 0.1)} ${302 - tier * size * 0.28} h${size * (0.8 - tier * 0.2)} l-${size * (0.4 - tier * 0.1)} -${size * 0.42}z" fill="#3f6455"/>`,
      )
      .join('');
  });
  return {
    groundY: 410,
    fill: `${sky({ ...light, sky: light.night ? light.sky : ['#b9cbd9', '#eef3f6'] }, random)}${hills('#dfe8ee', 280, random)}${firs.join('')}<path d="M0 330 Q160 290 330 322 T640 312 V480 H0Z" fill="#f6fafc"/><path d="M0 400 Q210 360 420 396 T640 380 V480 H0Z" fill="#e4edf3"/>${flakes.join('')}`,
  };
};

const street: Draw = (light, random) => {
  const houses = Array.from({ length: 5 }, (_, i) => {
    const [x, height] = [i * 132 - 8, random.int(130, 230)];
    const lit = light.night ? '#ffdf8f' : '#cfe3ee';
    const windows = Array.from(
      { length: 6 },
      (_, w) =>
        `<rect x="${x + 18 + (w % 2) * 56}" y="${320 - height + 24 + Math.floor(w / 2) * 46}" width="34" height="26" fill="${random.chance(0.7) ? lit : '#6b7480'}"/>`,
    );
    return `<rect x="${x}" y="${320 - height}" width="124" height="${height}" fill="${random.pick(['#b5654a', '#9a7b64', '#8e8f94', '#c2a37c', '#7c6a74'])}"/>${windows.join('')}`;
  });
  return {
    groundY: 420,
    fill: `${sky(light, random)}${houses.join('')}<rect y="318" width="640" height="26" fill="#b9b4aa"/>${band(342, '#5a5c61')}<path d="M0 404 H640" stroke="#e9e2c8" stroke-width="5" stroke-dasharray="46 34" opacity=".7"/>`,
  };
};

const room: Draw = (light, random) => {
  const accent = accentOf(random);
  const x = random.pick([60, 400]);
  const boards = [340, 372, 412, 460].map(
    (y) => `<path d="M0 ${y}H640" stroke="#000" opacity=".09" stroke-width="2"/>`,
  );
  return {
    groundY: 420,
    fill: `<defs>${gradient('wall', light.wall)}${gradient('floor', light.floor)}${gradient('out', light.sky)}</defs><rect width="640" height="480" fill="url(#wall)"/><rect x="${x}" y="56" width="170" height="150" fill="#fff"/><rect x="${x + 9}" y="65" width="152" height="132" fill="url(#out)"/><path d="M${x + 85} 65v132M${x + 9} 131h152" stroke="#fff" stroke-width="7"/><path d="M${x - 14} 46h198v22h-198z" fill="${accent}" opacity=".85"/>${band(330, 'url(#floor)')}<rect y="318" width="640" height="13" fill="#fff" opacity=".65"/>${boards.join('')}<ellipse cx="320" cy="426" rx="250" ry="36" fill="${accent}" opacity=".35"/>`,
  };
};

const table: Draw = (light, random) => {
  const cloth = random.pick(['#f4efe4', '#e8d9bf', '#c9877a', '#8aa6a3', '#b78c5d']);
  const lamps = [150, 330, 500].map(
    (x) =>
      `<circle cx="${x + random.int(-30, 30)}" cy="${random.int(50, 130)}" r="${random.int(22, 46)}" fill="#fff3cf" opacity=".22"/>`,
  );
  return {
    groundY: 400,
    fill: `<defs>${gradient('wall', light.wall)}<filter id="far"><feGaussianBlur stdDeviation="7"/></filter></defs><rect width="640" height="480" fill="url(#wall)"/><g filter="url(#far)"><rect x="40" y="70" width="150" height="190" fill="#7d5c45" opacity=".55"/><rect x="250" y="40" width="120" height="150" fill="#5e7d86" opacity=".45"/><rect x="450" y="90" width="160" height="170" fill="#8f6a50" opacity=".5"/>${lamps.join('')}</g><path d="M-40 480 L70 280 H570 L680 480Z" fill="${cloth}"/><path d="M-40 480 L70 280 H570 L680 480Z" fill="url(#wall)" opacity=".14"/><path d="M70 280H570" stroke="#000" opacity=".13" stroke-width="3"/>`,
  };
};

const PLACES: readonly [RegExp, Draw][] = [
  [/\b(framed|bedroom|hotel|wall)\b/i, room],
  [
    /\b(pan|plate|cake|pie|dinner|lunch|soup|fudge|coffee|pizza|cookies?|card|puzzle|drawing|sketch|watercolor|schedule|label|desk|table|menu|chili|bread|socks|book|restaurant)\b/i,
    table,
  ],
  [/\b(snow\w*|ice|icy|sled\w*|skat\w*|blizzard)\b/i, snow],
  [/\b(boat|lake|sea|ocean|beach|river|pond|pontoon|ferry|harbor|island|stones)\b/i, water],
  [/\b(parking|street|car|convertible|bus|taxi|road|truck|sidewalk|city|bike)\b/i, street],
  [/\b(yard|garden|roof|shed|lawn|park|field|trail|mountain|hill|farm|trees?|grill|game|court)\b/i, outdoors],
];

export const backdropOf = (caption: string): Draw =>
  PLACES.find(([words]) => words.test(caption))?.[1] ?? room;
