const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;

/** Web addresses in a text, without the punctuation of the sentence around them. */
export const findLinks = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ADDRESS)].map(([found]) => {
      const bare = found.replace(/[.,;:!?)\]}]+$/, '');
      return bare.toLowerCase().startsWith('www.') ? `https://${bare}` : bare;
    }),
  ),
];
