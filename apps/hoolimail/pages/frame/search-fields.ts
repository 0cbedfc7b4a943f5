import { addDays } from '#kit/time.ts';

/** What the advanced search asks for; the same facts as words in the search box. */
export interface SearchFields {
  from: string;
  to: string;
  subject: string;
  hasWords: string;
  doesntHave: string;
  hasAttachment: boolean;
  /** A folder or label as `in:` and `label:` name it, e.g. `in:sent`; empty for all mail. */
  where: string;
  after: string | null;
  before: string | null;
}

export const NO_SEARCH: SearchFields = {
  from: '',
  to: '',
  subject: '',
  hasWords: '',
  doesntHave: '',
  hasAttachment: false,
  where: '',
  after: null,
  before: null,
};

const grouped = (text: string) => (/\s/.test(text) ? `(${text})` : text);
const slashed = (day: string) => day.replaceAll('-', '/');

/** `from:pam has:attachment rent` */
export function writeSearch(fields: SearchFields): string {
  const parts = [
    fields.from && `from:${grouped(fields.from)}`,
    fields.to && `to:${grouped(fields.to)}`,
    fields.subject && `subject:${grouped(fields.subject)}`,
    fields.hasAttachment && 'has:attachment',
    fields.where,
    fields.after && `after:${slashed(fields.after)}`,
    fields.before && `before:${slashed(fields.before)}`,
    fields.hasWords,
    ...fields.doesntHave.split(/\s+/).map((word) => word && `-${word}`),
  ];
  return parts.filter(Boolean).join(' ');
}

const TOKEN = /-?(?:\w+:)?(?:\([^)]*\)|"[^"]*"|\S+)/g;

/** The fields that a written search fills; what has no field of its own stays among the words. */
export function readSearch(text: string): SearchFields {
  const fields = { ...NO_SEARCH };
  const words: string[] = [];
  const without: string[] = [];
  for (const token of text.match(TOKEN) ?? []) {
    const [, name = '', value = ''] = /^(\w+):(.+)$/s.exec(token) ?? [];
    const plain = value.replace(/^\((.*)\)$/s, '$1');
    if ((name === 'from' || name === 'to' || name === 'subject') && !fields[name]) fields[name] = plain;
    else if (token === 'has:attachment') fields.hasAttachment = true;
    else if ((name === 'in' || name === 'label' || name === 'is') && !fields.where) fields.where = token;
    else if ((name === 'after' || name === 'before') && dayIn(plain)) fields[name] = dayIn(plain);
    else if (/^-\w+$/.test(token)) without.push(token.slice(1));
    else words.push(token);
  }
  return { ...fields, hasWords: words.join(' '), doesntHave: without.join(' ') };
}

const dayIn = (text: string): string | null =>
  /^\d{4}[/-]\d{2}[/-]\d{2}$/.test(text) ? text.replaceAll('/', '-') : null;

export const WITHIN = [
  { value: '1', label: '1 day' },
  { value: '3', label: '3 days' },
  { value: '7', label: '1 week' },
  { value: '14', label: '2 weeks' },
  { value: '30', label: '1 month' },
  { value: '60', label: '2 months' },
  { value: '182', label: '6 months' },
  { value: '365', label: '1 year' },
] as const;

/** So many days before and after a day, as `after:` and `before:` want it: before excludes its day. */
export const within = (days: number, around: string): { after: string; before: string } => ({
  after: addDays(around, -days),
  before: addDays(around, days + 1),
});
