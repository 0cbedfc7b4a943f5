const EMOJI = /^\p{RGI_Emoji}$/v;

/** A single emoji, as a reaction is. */
export const isEmoji = (text: string): boolean => EMOJI.test(text);
