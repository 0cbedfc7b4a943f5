import { readFileSync } from 'node:fs';
import { apps } from '#apps/registry.gen.ts';
import { isDay } from '#kit/time.ts';
import { APP_SLUGS } from '#protocol/app-slugs.ts';
import { localMoment } from '#world/calendar.ts';
import { liveLife } from '#world/live-life.ts';
import { parsePersona } from '#world/persona.ts';
import { explainRow } from './explain.ts';
import { readPersona } from './read-persona.ts';
import { ensureSeed, type WorldChoice } from './seed-cache.ts';
import { timelineOf } from './timeline.ts';
import { verifyWorld } from './verify-world.ts';
import { readWorld, type WorldReader } from './world-reader.ts';
import { statsOf } from './world-stats.ts';

export interface WorldCommandInput {
  persona: string;
  seed?: string;
  now?: string;
  json: boolean;
  rest: readonly string[];
}

export interface WorldCommandResult {
  lines: readonly string[];
  failed?: boolean;
}

type WorldCommand = (input: WorldCommandInput) => WorldCommandResult;

/** The life that was chosen and the world grown from it, for the length of `look`. */
function withWorld<T>(
  input: WorldCommandInput,
  look: (world: WorldReader, life: ReturnType<typeof liveLife>) => T,
): T {
  const { persona, letters } = readPersona(input.persona);
  const choice = chosen(input);
  const world = readWorld(ensureSeed(apps, choice).path, apps);
  try {
    return look(world, liveLife(persona, letters, choice));
  } finally {
    world.close();
  }
}

function chosen({ persona: slug, seed, now }: WorldCommandInput): WorldChoice {
  const { zone } = readPersona(slug).persona.identity;
  return { persona: slug, seed, referenceMs: now === undefined ? undefined : localMoment(now, zone) };
}

const build: WorldCommand = (input) => {
  const start = performance.now();
  const { path, wasCached } = ensureSeed(apps, chosen(input));
  const ms = Math.round(performance.now() - start);
  return { lines: [`${wasCached ? 'In the cache' : 'Grown'} (${ms} ms): ${path}`] };
};

const stats: WorldCommand = (input) =>
  withWorld(input, (world, life) => {
    const { events, rows, totals } = statsOf(world, life);
    if (input.json) return { lines: [JSON.stringify({ events, rows, totals })] };
    const list = (counts: Record<string, number>) =>
      Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(7)}  ${name}`);
    return {
      lines: [
        `${totals.events} life events`,
        ...list(events),
        `${totals.rows} rows in ${totals.tables} tables`,
        ...Object.values(rows).flatMap(list),
      ],
    };
  });

const verify: WorldCommand = (input) =>
  withWorld(input, (world, life) => {
    const findings = verifyWorld(world, life, readPersona(input.persona).persona);
    const lines = findings.flatMap(({ invariant, violations }) => [
      `${violations.length === 0 ? '✓' : '✗'} ${invariant}`,
      ...violations.map((violation) => `    ${violation}`),
    ]);
    return { lines, failed: findings.some(({ violations }) => violations.length > 0) };
  });

const explain: WorldCommand = (input) => {
  const [app, table, id] = input.rest;
  if (!app || !table || !/^\d+$/.test(id ?? ''))
    throw new Error('Say which row: mypc world explain <app> <table> <id>');
  return withWorld(input, (world, life) => {
    const { row, event } = explainRow(world, life, { app, table, id: Number(id) });
    return {
      lines: [
        `${app} ${table} ${id}`,
        JSON.stringify(row, null, 2),
        `came of ${event.id}`,
        JSON.stringify(event, null, 2),
      ],
    };
  });
};

const timeline: WorldCommand = (input) => {
  const [day = ''] = input.rest;
  if (!isDay(day)) throw new Error(`"${day}" is not a day. Use one such as 2026-03-28.`);
  return withWorld(input, (world, life) => ({
    lines: timelineOf(world, life, day).flatMap(({ time, what, shows }) => [
      `${time}  ${what}`,
      ...(shows.length ? [`       in ${shows.join(', ')}`] : []),
    ]),
  }));
};

const validate: WorldCommand = ({ rest: [file] }) => {
  if (!file) throw new Error('Say which file: mypc world validate <file>');
  const { identity, contacts } = parsePersona(JSON.parse(readFileSync(file, 'utf8')), { apps: APP_SLUGS });
  return { lines: [`${file} is valid: ${identity.name}, ${contacts.length} contacts.`] };
};

export const worldCommands: Readonly<Record<string, WorldCommand>> = {
  build,
  stats,
  verify,
  explain,
  timeline,
  validate,
};
