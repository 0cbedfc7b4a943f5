/**
 * Where the focus goes when a panel closes: back to what it stood beside, unless somebody has pressed into something else
 * meanwhile. What they type then belongs there.
 */
export function finalFocus(beside: unknown): HTMLElement | boolean {
  const focused = document.activeElement;
  const isTaken = focused && focused !== document.body && !focused.closest('[data-base-ui-portal]');
  if (isTaken) return false;
  return beside instanceof HTMLElement ? beside : true;
}
