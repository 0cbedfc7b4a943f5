/** What a mail says, and apart from it the earlier mail it carries at its end. */
export interface SplitMail {
  own: string;
  quoted: string;
}

const QUOTE = '.gmail_quote, blockquote';
const ATTRIBUTION = /wrote:$/;
const FORWARDED = /^-{6,} ?Forwarded message/;

const textOf = (node: Node) => (node.textContent ?? '').trim();
const isBlank = (node: Node) => !textOf(node) && !(node instanceof Element && node.querySelector('img'));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** For reading. A mail that is nothing but a quote, or answers one line by line, is shown whole. */
export function splitQuote(html: string): SplitMail {
  const body = parse(html);
  const split = cut(body, startOfQuote(body));
  return isBlank(parse(split.own)) ? { own: html, quoted: '' } : split;
}

/** For writing: what is answered or forwarded stays as it was while the answer is edited. */
export function splitDraft(html: string): SplitMail {
  const body = parse(html);
  const forwarded = [...body.children].find((child) => FORWARDED.test(textOf(child)));
  return cut(body, forwarded ?? startOfQuote(body));
}

function startOfQuote(body: HTMLElement): Node | null {
  const parts = [...body.childNodes];
  while (parts.length > 0 && isBlank(parts.at(-1)!)) parts.pop();
  const last = parts.pop();
  if (!(last instanceof Element) || !last.matches(QUOTE)) return null;
  while (parts.length > 0 && isBlank(parts.at(-1)!)) parts.pop();
  const before = parts.at(-1);
  return before && ATTRIBUTION.test(textOf(before)) ? before : last;
}

function cut(body: HTMLElement, from: Node | null): SplitMail {
  if (!from) return { own: body.innerHTML, quoted: '' };
  const quoted = document.createElement('div');
  for (let node: Node | null = from; node; ) {
    const next: Node | null = node.nextSibling;
    quoted.append(node);
    node = next;
  }
  return { own: body.innerHTML, quoted: quoted.innerHTML };
}
