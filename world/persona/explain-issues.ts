import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** `trips[1].departs: "2026-02-30" is not a date. Example: "2026-04-25"`, one line for each issue. */
export function explainIssues(schema: Schema, issues: readonly Issue[], document: unknown): string[] {
  return issues.map((issue) => {
    const example = exampleOf(schemaAt(schema, issue.path));
    const hint = example === undefined ? '' : ` Example: ${JSON.stringify(example)}`;
    const value = valueAt(document, issue.path);
    return `${pathText(issue.path)}: ${problemOf(issue, value, titleOf(schemaAt(schema, issue.path)))}.${hint}`;
  });
}

function pathText(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the document';
}

const valueAt = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    document,
  );

function problemOf(issue: Issue, value: unknown, title: string | undefined): string {
  const shown = JSON.stringify(value);
  if (issue.code === 'unrecognized_keys')
    return `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  if (value === undefined) return 'is missing';
  if (issue.code === 'too_small' && Array.isArray(value)) return `needs at least ${issue.minimum} entries`;
  if (issue.code === 'too_small' && typeof value === 'number')
    return `${shown} is less than ${issue.minimum}`;
  if (issue.code === 'too_big' && typeof value === 'number') return `${shown} is more than ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `${shown} is none of ${issue.values.map(String).join(', ')}`;
  return title ? `${shown} is not ${article(title)} ${title}` : `${shown} does not fit (${issue.message})`;
}

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** Walks down the schema as the path walks down the document. */
function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  return path.reduce<Schema | undefined>((current, step) => current && stepInto(current, step), schema);
}

type Inner = {
  shape?: Record<string, Schema>;
  element?: Schema;
  items?: Schema[];
  valueType?: Schema;
  innerType?: Schema;
  options?: Schema[];
};

function stepInto(schema: Schema, step: PropertyKey): Schema | undefined {
  const def = schema._zod.def as Inner;
  if (def.innerType) return stepInto(def.innerType, step);
  if (def.shape) return def.shape[String(step)];
  if (def.items) return def.items[Number(step)];
  if (def.options) return def.options.map((option) => stepInto(option, step)).find(Boolean);
  return def.element ?? def.valueType;
}

const metaOf = (schema: Schema | undefined): { title?: string; examples?: unknown[] } | undefined => {
  if (!schema) return undefined;
  const own = (schema as z.ZodType).meta?.() as { title?: string; examples?: unknown[] } | undefined;
  const { innerType } = schema._zod.def as Inner;
  return own ?? (innerType && metaOf(innerType));
};

const titleOf = (schema: Schema | undefined): string | undefined => metaOf(schema)?.title;

/** What the author of the schema gave, or for objects the examples of their parts. */
function exampleOf(schema: Schema | undefined): unknown {
  const given = metaOf(schema)?.examples?.[0];
  if (given !== undefined || !schema) return given;
  const { shape, element, innerType, items, options } = schema._zod.def as Inner;
  if (innerType) return exampleOf(innerType);
  if (items) return items.map(exampleOf);
  if (options) return exampleOf(options[0]);
  if (element) return [exampleOf(element)];
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, exampleOf(part)]));
  const { type, entries } = schema._zod.def as { type: string; entries?: Record<string, string> };
  return type === 'boolean'
    ? true
    : type === 'number'
      ? 1
      : type === 'enum'
        ? Object.values(entries ?? {})[0]
        : 'text';
}
