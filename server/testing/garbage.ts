import fc from 'fast-check';

/** Values that break naive code: extremes, wrong types, injections, dates that do not exist. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    '',
    ' ',
    '\u0000',
    -1,
    0,
    0.5,
    -0.01,
    1e308,
    2 ** 53,
    -(2 ** 53),
  ),
  fc.constantFrom('2026-02-30', '0000-00-00', '2026-13-01T00:00', '99:99', '9'.repeat(400), 'x'.repeat(3000)),
  fc.constantFrom(
    "'; drop table gringotts_accounts; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '\u202e\ud800',
  ),
  fc.jsonValue(),
);

/** Inputs that are wrong in small ways (one field of a valid input broken, missing or added) or altogether. */
export const garbageFor = (example: unknown): fc.Arbitrary<unknown> => {
  const paths = pathsOf(example);
  const broken = paths.length
    ? fc.tuple(fc.constantFrom(...paths), nasty).map(([path, value]) => replaced(example, path, value))
    : nasty;
  const missing = paths.length
    ? fc.constantFrom(...paths).map((path) => replaced(example, path, undefined))
    : nasty;
  return fc.oneof(
    { weight: 5, arbitrary: broken },
    { weight: 2, arbitrary: missing },
    { weight: 1, arbitrary: nasty },
  );
};

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return at.length ? [at] : [];
  const entries = Array.isArray(value) ? value.map((item, i) => [i, item] as const) : Object.entries(value);
  return [...(at.length ? [at] : []), ...entries.flatMap(([key, item]) => pathsOf(item, [...at, key]))];
}

function replaced(value: unknown, path: Path, by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<number, unknown>)
    : { ...(value as Record<string, unknown>) };
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const HOSTILE = `<img src=x onerror="window.pwned=1">'"; drop table x; --`;

/** The example with hostile text in one of its string fields, once for each. */
export const hostileTexts = (example: unknown): unknown[] =>
  pathsOf(example)
    .filter(
      (path) =>
        typeof path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)?.[key], example) ===
        'string',
    )
    .map((path) => replaced(example, path, HOSTILE));
