import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import { formatCents } from '#kit/money.ts';
import { readPersona } from '#server/read-persona.ts';
import { ensureSeed, liveChosenLife } from '#server/seed-cache.ts';
import { createHomeFolder } from '../home-folder.ts';
import type { HomeSource } from '../home-source.ts';
import { pictures } from '../pictures/pictures.ts';
import { listFiles } from '../testing/list-files.ts';
import { documents } from './documents.ts';
import { pdfText } from './pdf-text-for-tests.ts';
import { readCollection } from './read-collection.ts';

interface Grown {
  readonly source: HomeSource;
  readonly dir: string;
  readonly paths: readonly string[];
  read(path: string): Buffer;
}

const dirs: string[] = [];
const seeds: DatabaseSync[] = [];
afterAll(() => {
  for (const seed of seeds) seed.close();
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

async function grow(source: HomeSource): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-documents-'));
  dirs.push(dir);
  const home = createHomeFolder(dir);
  await documents(source, home);
  await pictures(source, home);
  await home.finish();
  return dir;
}

const grownHomes = new Map<string, Promise<Grown>>();

function growFor(persona: string): Promise<Grown> {
  const grown = grownHomes.get(persona) ?? growAnew(persona);
  grownHomes.set(persona, grown);
  return grown;
}

async function growAnew(persona: string): Promise<Grown> {
  const seed = new DatabaseSync(ensureSeed(apps, { persona }).path, { readOnly: true });
  seeds.push(seed);
  const source = {
    persona: readPersona(persona).persona,
    life: liveChosenLife({ persona }),
    apps,
    seed,
    cookies: [],
  };
  const dir = await grow(source);
  return { source, dir, paths: listFiles(dir), read: (path) => readFileSync(join(dir, path)) };
}

const countByFormat = (paths: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(paths, (path) => path.slice(path.lastIndexOf('.') + 1))).map(
      ([format, group]) => [format, group?.length ?? 0],
    ),
  );

/** The text of a part of an office file. */
const partOf = (bytes: Uint8Array, part: string): string =>
  strFromU8(unzipSync(bytes)[part] ?? new Uint8Array());

const snapshot = ({ dir, paths, read }: Pick<Grown, 'dir' | 'paths' | 'read'>) =>
  paths.map((path) => [path, statSync(join(dir, path)).mtimeMs, read(path).toString('base64')]);

describe.each([
  [
    'michael-scott',
    55,
    ['docx', 'odt', 'xlsx', 'ods', 'pptx', 'pdf', 'txt', 'md', 'csv', 'ics', 'jpg', 'png'],
  ],
  ['nora-whitfield', 15, ['docx', 'odt', 'xlsx', 'ods', 'pptx', 'pdf', 'txt', 'csv', 'ics', 'jpg']],
] as const)('the documents of %s', (persona, atLeast, formats) => {
  let home: Grown;
  beforeAll(async () => {
    home = await growFor(persona);
  }, 120_000);

  test('are many and of the formats that people use', () => {
    expect(home.paths.length).toBeGreaterThanOrEqual(atLeast);
    expect(Object.keys(countByFormat(home.paths))).toEqual(expect.arrayContaining([...formats]));
  });

  test('include everything that the collection beside the persona lists', () => {
    const { writings, pictures: pictured, keepsakes } = readCollection(persona);
    const listed = [...writings, ...pictured, ...keepsakes].map(({ path }) => path);
    expect(home.paths).toEqual(expect.arrayContaining(listed));
  });

  test('are the same bytes of the same times when made again', async () => {
    const dir = await grow(home.source);
    const again = { dir, paths: listFiles(dir), read: (path: string) => readFileSync(join(dir, path)) };
    expect(snapshot(again)).toEqual(snapshot(home));
  }, 60_000);

  test('were saved while their owner was awake, before the reference time', () => {
    const { events, referenceMs } = home.source.life;
    const nights = events.filter(({ type }) => type === 'night.slept');
    const odd = home.paths.filter((path) => {
      const at = statSync(join(home.dir, path)).mtimeMs;
      return at > referenceMs || nights.some((night) => night.at <= at && at < (night.until ?? night.at));
    });
    expect(odd).toEqual([]);
  });

  test('hold well-formed archives with nothing of the machine they were made on', () => {
    for (const path of home.paths.filter((each) => /\.(docx|xlsx|pptx|odt|ods)$/.test(each)))
      for (const [name, content] of Object.entries(unzipSync(home.read(path)))) {
        if (!/\.(xml|rels)$/.test(name)) continue;
        const xml = strFromU8(content);
        expect(unbalancedTag(xml), `${path} ${name}`).toBeUndefined();
        expect(xml.match(/undefined|\[object|NaN/)?.[0], `${path} ${name}`).toBeUndefined();
      }
  });

  test('say in pictures when they were taken', async () => {
    const [photo] = home.paths.filter((path) => path.endsWith('.jpg'));
    const { exif, width } = await sharp(home.read(photo ?? '')).metadata();
    expect(exif?.toString('latin1')).toMatch(/20\d\d:\d\d:\d\d \d\d:\d\d/);
    expect(width).toBeGreaterThanOrEqual(1024);
    const bytes = home.paths
      .filter((path) => path.startsWith('Pictures/'))
      .reduce((sum, path) => sum + home.read(path).length, 0);
    expect(bytes).toBeLessThan(6_000_000);
  });

  test('state the wages of the paychecks and of the form', () => {
    const { tax_info } = home.source.persona;
    const paychecks = home.source.life.events.filter(
      (event) =>
        event.type === 'wage.paid' && new Date(event.at).toISOString().startsWith(String(tax_info.year)),
    );
    const gross = paychecks.reduce(
      (sum, event) => sum + (event.type === 'wage.paid' ? event.grossCents : 0),
      0,
    );
    const w2 = home.paths.find((path) => path.startsWith(`Documents/Tax_${tax_info.year}/W-2`));
    expect(pdfText(home.read(w2 ?? ''))).toContain(formatCents(gross));
    const sheet = partOf(
      home.read(`Documents/Tax_${tax_info.year}/Tax ${tax_info.year} worksheet.xlsx`),
      'xl/worksheets/sheet1.xml',
    );
    expect(sheet).toContain(`<v>${gross / 100}</v>`);
  });

  test('tell of each trip the codes and hours it was booked with', () => {
    const bookings = home.source.life.events.filter((event) => event.type === 'stay.booked');
    const itineraries = home.paths
      .filter((path) => path.endsWith('/Itinerary.odt'))
      .map((path) => partOf(home.read(path), 'content.xml'));
    for (const { confirmation, name } of bookings)
      expect(
        itineraries.some((xml) => xml.includes(confirmation) && xml.includes(escapeXml(name))),
        name,
      ).toBe(true);
  });
});

const escapeXml = (text: string) => text.replaceAll('&', '&amp;');

/** The first tag that closes nothing or is never closed. */
function unbalancedTag(xml: string): string | undefined {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g,
  )) {
    if (closing && open.pop() !== name) return `</${name}>`;
    if (!closing && !rest.endsWith('/')) open.push(name);
  }
  return open[0];
}

describe('what the documents of michael-scott agree on with his apps', () => {
  let home: Grown;
  const rows = (sql: string) => home.source.seed.prepare(sql).all();
  beforeAll(async () => {
    home = await growFor('michael-scott');
  }, 120_000);

  test('every line of the New York expense report was charged, and the total is theirs', () => {
    const bytes = home.read('Documents/Work/Expense report New York 2026-03.xlsx');
    const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
    const names = partOf(bytes, 'xl/sharedStrings.xml');
    const charged =
      rows(`select description, -amount_cents as cents from gringotts_transactions where description in
      ('Martz Trailways', 'NYC Yellow Cab', 'Bubba Gump Times Square', 'Theatre Row Box Office', 'Hotel Lexington Court')
      and at > ${Date.parse('2026-03-04T00:00-05:00')} and at < ${Date.parse('2026-03-07T00:00-05:00')}`);
    expect(charged).toHaveLength(5);
    for (const { description, cents } of charged) {
      expect(names).toContain(String(description));
      expect(sheet).toContain(`<v>${Number(cents) / 100}</v>`);
    }
    const total = charged.reduce((sum, { cents }) => sum + Number(cents), 0);
    expect(sheet).toContain(`<f>SUM(D9:D13)</f><v>${total / 100}</v>`);
  });

  test('statements are what the bank would give again, one of them twice', () => {
    const [statement] = rows(`select s.closing_cents as cents, s.to_day as day from gringotts_statements s
      join gringotts_accounts a on a.id = s.account_id where a.kind = 'checking' order by s.to_day desc limit 1`);
    const [once = '', twice = ''] = home.paths.filter((path) => path.includes(`_${statement?.day}`)).sort();
    expect([once, twice].some((path) => path.endsWith('(1).pdf'))).toBe(true);
    expect(home.read(once)).toEqual(home.read(twice));
    expect(pdfText(home.read(once))).toContain(formatCents(Number(statement?.cents)));
  });

  test('planted facts are told as their truth tells them', () => {
    const deck = Object.values(unzipSync(home.read('Desktop/Dundies 2026 plan.pptx')))
      .map((part) => strFromU8(part))
      .join('\n');
    expect(deck).toContain('Thursday, May 14');
    expect(deck).toContain('$250');
    const board = home.paths.find((path) => path.startsWith('Downloads/DUN-board-')) ?? '';
    expect(home.read(board).toString()).toContain('2026-05-21');
    expect(home.read('Documents/Work/County bid – what I will say.txt').toString()).toContain(
      'April 10, 4:00 p.m.',
    );
    const jamaica = partOf(home.read('Documents/Trips/Jamaica with Holly/Itinerary.odt'), 'content.xml');
    for (const code of ['JKT4QX', 'HMSEA7R2']) expect(jamaica).toContain(code);
  });

  test('what came by mail lies in Downloads as it was sent', () => {
    const [{ bytes } = {}] = rows(
      `select bytes from hoolimail_attachments where filename = 'county-offer-plow.csv'`,
    );
    expect(home.read('Downloads/county-offer-plow.csv')).toEqual(Buffer.from(bytes as Uint8Array));
  });
});
