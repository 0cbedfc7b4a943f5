export interface MessageSearch {
  text: string;
  box: 'inbox' | 'archived';
  page: number;
}

export function readMessageSearch(query: Record<string, string | undefined>): MessageSearch {
  const page = query.page && /^[1-9]\d{0,4}$/.test(query.page) ? Number(query.page) : 1;
  return { text: query.text ?? '', box: query.box === 'archived' ? 'archived' : 'inbox', page };
}
