import { DEALINGS } from './dealing-rules.ts';
import type { Rule } from './sentence.ts';
import { TALK } from './talk-rules.ts';

/** Of the forms that fit a sentence, the first names what it is for. */
export const RULES: readonly Rule[] = [...DEALINGS, ...TALK];
