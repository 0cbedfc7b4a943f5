import type { Folder } from './rules/views.ts';
import type { Category } from './schema/mail.ts';

/** Which conversations a list shows. The same words ask the server and stand in the address. */
export interface ListInput {
  folder?: Folder;
  category?: Category;
  labelId?: number;
  query: string;
  page: number;
}

type Query = Readonly<Record<string, string | undefined>>;

export const pageNumber = (text: string | undefined): number =>
  text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/** The list that an address shows, or null for an address of something else. An unknown folder is left to the server to refuse. */
export function listAt(path: string, query: Query): ListInput | null {
  const rest = { query: '', page: pageNumber(query.page) };
  const [, kind = '', name = '', extra] = path.split('/');
  if (extra !== undefined) return null;
  if (path === '/' || path === '/mail/inbox') return { category: 'primary', ...rest };
  if (kind === 'mail' && name) return { folder: name as Folder, ...rest };
  if (kind === 'category' && name) return { category: name as Category, ...rest };
  if (kind === 'label' && name) return { labelId: Number(name), ...rest };
  if (path === '/search') return { query: query.q ?? '', page: rest.page };
  return null;
}

/** Like `listAt`, of a whole address such as `/search?q=rent&page=2`. */
export function listAtHref(href: string | undefined): ListInput | null {
  if (!href?.startsWith('/')) return null;
  const [path = '/', search = ''] = href.split('?');
  return listAt(path, Object.fromEntries(new URLSearchParams(search)));
}

export function listHref(input: ListInput): string {
  const page = input.page > 1 ? `page=${input.page}` : '';
  if (input.query) return `/search?q=${encodeURIComponent(input.query)}${page && `&${page}`}`;
  return `${pathOf(input)}${page && `?${page}`}`;
}

function pathOf({ folder, category, labelId }: ListInput): string {
  if (category) return category === 'primary' ? '/' : `/category/${category}`;
  if (labelId) return `/label/${labelId}`;
  return folder ? `/mail/${folder}` : '/search';
}

export const threadHref = (id: number, from: ListInput): string =>
  `/threads/${id}?from=${encodeURIComponent(listHref(from))}`;
