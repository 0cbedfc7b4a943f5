import type { Intent } from './intents.ts';
import { MONEY } from './patterns.ts';

export interface Sentence {
  readonly text: string;
  readonly isQuestion: boolean;
  readonly hasTime: boolean;
  readonly hasOccasion: boolean;
  readonly hasAmount: boolean;
  readonly words: number;
}

export type Rule = readonly [Intent, (sentence: Sentence) => boolean];

export const says =
  (pattern: RegExp) =>
  ({ text }: Sentence): boolean =>
    pattern.test(text);
export const isMoney = ({ text, hasAmount }: Sentence) => hasAmount || MONEY.test(text);
export const isPlan = ({ hasTime, hasOccasion }: Sentence) => hasTime || hasOccasion;
export const short =
  (pattern: RegExp, words: number) =>
  (sentence: Sentence): boolean =>
    sentence.words <= words && pattern.test(sentence.text);
