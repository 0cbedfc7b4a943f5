/** The page number in an address; 1 for anything else. */
export const readPage = (text: string | null | undefined): number =>
  text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
