/**
 * Runs in the page, as text: it imports nothing, and the page sees nothing of it. Finds elements by role and accessible name
 * as Playwright's getByRole does, so that drivers mean the same in both.
 */

export interface Wanted {
  readonly role: string;
  readonly name?: string | { readonly source: string; readonly flags: string };
  readonly within?: Wanted;
  readonly nth?: number;
}

export type Question =
  | { readonly ask: 'texts'; readonly wanted: Wanted }
  | { readonly ask: 'isVisible'; readonly wanted: Wanted }
  | { readonly ask: 'place'; readonly wanted: Wanted; readonly spot?: { x: number; y: number } }
  | { readonly ask: 'page' };

/** Where to point, on the screen; or why one cannot. */
export interface Place {
  readonly count: number;
  /** Its accessible name. */
  readonly name: string;
  readonly problem?: string;
  readonly x: number;
  readonly y: number;
  /** It is beyond the edge of something that scrolls: where to turn the wheel, and how far it is. */
  readonly beyond?: { x: number; y: number; dx: number; dy: number };
  /** Something lies over the point. */
  readonly coveredBy?: string;
}

export interface Page {
  readonly url: string;
  readonly title: string;
  /** Tells this document from the one before. */
  readonly began: number;
  readonly isLoaded: boolean;
  /** An app has drawn itself. */
  readonly isReady: boolean;
  /** Keys go to the page, not to the browser around it. */
  readonly hasFocus: boolean;
}

const ROLES_BY_TAG: Readonly<Record<string, string | ((element: Element) => string)>> = {
  A: (element) => (element.hasAttribute('href') ? 'link' : 'generic'),
  ADDRESS: 'group',
  ARTICLE: 'article',
  BUTTON: 'button',
  DETAILS: 'group',
  DIALOG: 'dialog',
  FIELDSET: 'group',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  IMG: (element) => (element.getAttribute('alt') === '' ? 'none' : 'img'),
  INPUT: (element) => roleOfInput(element as HTMLInputElement),
  LI: 'listitem',
  MAIN: 'main',
  MENU: 'list',
  NAV: 'navigation',
  OL: 'list',
  OPTION: 'option',
  OUTPUT: 'status',
  SECTION: (element) => (labelOf(element, { seen: new Set(), isLabel: false }) === '' ? 'generic' : 'region'),
  SELECT: (element) => ((element as HTMLSelectElement).multiple ? 'listbox' : 'combobox'),
  SUMMARY: 'button',
  svg: 'img',
  TABLE: 'table',
  TD: (element) => (element.closest('[role=grid], [role=treegrid]') ? 'gridcell' : 'cell'),
  TEXTAREA: 'textbox',
  TR: 'row',
  UL: 'list',
};
const ROLES_BY_INPUT: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  hidden: 'none',
};
const NAMED_BY_CONTENT = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
);

function roleOfInput(input: HTMLInputElement): string {
  const role = ROLES_BY_INPUT[input.type] ?? 'textbox';
  return input.list && (role === 'textbox' || role === 'searchbox') ? 'combobox' : role;
}

function roleOf(element: Element): string {
  const explicit = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (explicit) return explicit;
  const implicit = ROLES_BY_TAG[element.tagName];
  return typeof implicit === 'function' ? implicit(element) : (implicit ?? 'generic');
}

const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .trim()
    .replace(/\s+/g, ' ');

function isRendered(element: Element): boolean {
  const { display } = getComputedStyle(element);
  if (display === 'contents') return element.parentElement === null || isRendered(element.parentElement);
  return element.checkVisibility({ visibilityProperty: true });
}

const isHidden = (element: Element): boolean =>
  element.closest('[aria-hidden="true"]') !== null || !isRendered(element);

/** What has been read for one name: nothing twice, and from a label one does not go on to its own labels. */
interface Reading {
  readonly seen: Set<Element>;
  readonly isLabel: boolean;
}

/** What an element is called by its author, not by what it holds. */
function labelOf(element: Element, { seen, isLabel }: Reading): string {
  const ids = isLabel ? [] : (element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []);
  const labels = ids.map((id) => element.ownerDocument.getElementById(id)).filter((each) => each !== null);
  if (labels.length > 0)
    return tidy(labels.map((label) => partOf(label, { seen: new Set(seen), isLabel: true })).join(' '));
  return tidy(element.getAttribute('aria-label') ?? '');
}

/** What HTML has for naming an element. */
function nativeNameOf(element: Element, reading: Reading): string {
  if (element instanceof HTMLInputElement && ['submit', 'reset', 'button'].includes(element.type))
    return element.value || (element.type === 'button' ? '' : element.type === 'submit' ? 'Submit' : 'Reset');
  const labels = [...((element as HTMLInputElement).labels ?? [])].filter(
    (label) => !reading.seen.has(label),
  );
  if (labels.length > 0) return labels.map((label) => contentOf(label, withSeen(reading, element))).join(' ');
  if (element instanceof HTMLImageElement) return element.alt;
  const titleTags: Readonly<Record<string, string>> = { FIELDSET: 'LEGEND', TABLE: 'CAPTION', svg: 'title' };
  const title = [...element.children].find(({ tagName }) => tagName === titleTags[element.tagName]);
  return title ? (title.textContent ?? '') : '';
}

const withSeen = ({ seen, isLabel }: Reading, element: Element): Reading => ({
  seen: new Set([...seen, element]),
  isLabel,
});

function nameOf(element: Element, role: string): string {
  const reading: Reading = { seen: new Set(), isLabel: false };
  const content = () => (NAMED_BY_CONTENT.has(role) ? contentOf(element, reading) : '');
  const hint = () => element.getAttribute('title') || element.getAttribute('placeholder') || '';
  return labelOf(element, reading) || tidy(nativeNameOf(element, reading)) || tidy(content()) || tidy(hint());
}

/** The text in an element as it is read out. */
function contentOf(element: Element, reading: Reading): string {
  if (reading.seen.has(element)) return '';
  const inner = withSeen(reading, element);
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || reading.seen.has(node) || isHiddenPart(node)) return '';
    return spaced(node, partOf(node, inner));
  });
  return [pseudoText(element, '::before'), ...parts, pseudoText(element, '::after')].join('');
}

const isHiddenPart = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  !isRendered(element) ||
  ['SCRIPT', 'STYLE'].includes(element.tagName);

/** What an element adds to the name of another. */
function partOf(element: Element, reading: Reading): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isField && ['textbox', 'searchbox', 'combobox', 'spinbutton'].includes(roleOf(element)))
    return element.value;
  const own = labelOf(element, reading) || tidy(nativeNameOf(element, reading));
  return own || contentOf(element, reading) || (element.getAttribute('title') ?? '');
}

const spaced = (element: Element, text: string): string =>
  getComputedStyle(element).display === 'inline' && element.tagName !== 'BR' ? text : ` ${text} `;

function pseudoText(element: Element, pseudo: string): string {
  const { content, display } = getComputedStyle(element, pseudo);
  const text = /^"(.*)"$/.exec(content)?.[1] ?? '';
  return display === 'inline' || text === '' ? text : ` ${text} `;
}

function isNamed(name: string, wanted: Wanted['name']): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string'
    ? name === tidy(wanted)
    : new RegExp(wanted.source, wanted.flags).test(name);
}

function find({ role, name, within, nth }: Wanted): Element[] {
  const scopes = within ? find(within) : [document.documentElement];
  const all = new Set(scopes.flatMap((scope) => [...scope.querySelectorAll('*')]));
  const found = [...all].filter(
    (element) => roleOf(element) === role && !isHidden(element) && isNamed(nameOf(element, role), name),
  );
  return nth === undefined ? found : found.slice(nth, nth + 1);
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && isRendered(element);
}

function textOf(element: Element): string {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (isField ? element.value : ((element as HTMLElement).innerText ?? element.textContent)).trim();
}

function placeOf(wanted: Wanted, spot?: { x: number; y: number }): Place {
  const found = find(wanted);
  const element = found[0];
  const nowhere = { count: found.length, name: '', x: 0, y: 0 };
  if (!element) return { ...nowhere, problem: 'it is not there' };
  const name = nameOf(element, wanted.role);
  if (!isVisible(element)) return { ...nowhere, name, problem: 'it is not visible' };
  if (element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *'))
    return { ...nowhere, name, problem: 'it is disabled' };
  // What runs over several lines is pointed at in the first of them.
  const line = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  const box = spot || !line ? element.getBoundingClientRect() : line;
  const { x: across, y: down } = spot ?? { x: 0.5, y: 0.5 };
  const point = { x: box.x + box.width * across, y: box.y + box.height * down };
  const onScreen = { x: point.x + mozInnerScreenX, y: point.y + mozInnerScreenY };
  return { count: found.length, name, ...onScreen, ...beyondOf(element, point), ...coverOf(element, point) };
}

function beyondOf(element: Element, { x, y }: { x: number; y: number }): Pick<Place, 'beyond'> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isRoot = parent === document.documentElement;
    const { overflowX, overflowY } = getComputedStyle(parent);
    const clips = /auto|scroll|hidden/.test(overflowX + overflowY);
    const canScroll = parent.scrollHeight > parent.clientHeight || parent.scrollWidth > parent.clientWidth;
    if (!isRoot && !(clips && canScroll)) continue;
    const box = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : parent.getBoundingClientRect();
    if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) continue;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const over = { x: middle.x + mozInnerScreenX, y: middle.y + mozInnerScreenY };
    const dx = x >= box.left && x < box.right ? 0 : x - middle.x;
    return { beyond: { ...over, dx, dy: y >= box.top && y < box.bottom ? 0 : y - middle.y } };
  }
  return {};
}

function coverOf(element: Element, { x, y }: { x: number; y: number }): Pick<Place, 'coveredBy'> {
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label')?.control;
  if (!hit || element.contains(hit) || (label && element.contains(label))) return {};
  return { coveredBy: `<${hit.tagName.toLowerCase()} class="${hit.getAttribute('class') ?? ''}">` };
}

/** The only door: what is asked of the page, and its answer. */
export function answer(question: Question): unknown {
  switch (question.ask) {
    case 'texts':
      return find(question.wanted).map(textOf);
    case 'isVisible':
      return find(question.wanted).slice(0, 1).some(isVisible);
    case 'place':
      return placeOf(question.wanted, question.spot);
    case 'page':
      return {
        url: location.href,
        title: document.title,
        began: performance.timeOrigin,
        isLoaded: document.readyState === 'complete',
        isReady: document.readyState === 'complete' && document.querySelector('#root > *') !== null,
        hasFocus: document.hasFocus(),
      } satisfies Page;
  }
}
