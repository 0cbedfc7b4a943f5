/** The look of a box one types into or opens. Focus is a border, not an offset outline, so dense forms stay calm. */
export const controlStyle = [
  'w-full min-w-0 rounded-input border border-input-border bg-input text-foreground transition-[border-color,box-shadow] duration-100',
  'placeholder:text-foreground-muted/75 hover:not-data-disabled:border-foreground-muted',
  'outline-none focus-visible:border-ring focus-visible:shadow-[0_0_0_1px_var(--ring)]',
  'focus-within:border-ring focus-within:shadow-[0_0_0_1px_var(--ring)]',
  'data-popup-open:border-ring data-popup-open:shadow-[0_0_0_1px_var(--ring)]',
  'data-invalid:border-negative data-invalid:focus-visible:shadow-[0_0_0_1px_var(--negative)] data-invalid:focus-within:shadow-[0_0_0_1px_var(--negative)]',
  'data-disabled:cursor-not-allowed data-disabled:bg-muted data-disabled:text-foreground-muted',
].join(' ');

export const controlSize = 'h-[var(--control-height)] px-3';

/** A floating list: menus, select options, suggestions. */
export const popupStyle =
  'popup-motion overflow-y-auto rounded-[min(var(--card-radius),14px)] border border-border bg-surface py-1.5 text-body text-foreground shadow-popup outline-none max-h-[min(var(--available-height),22rem)]';

export const itemStyle =
  'flex min-h-[max(calc(var(--control-height)-4px),30px)] cursor-default select-none items-center gap-2.5 px-3 py-1 outline-none data-highlighted:bg-foreground/7 data-disabled:opacity-45 [&_svg]:size-4 [&_svg]:shrink-0';
