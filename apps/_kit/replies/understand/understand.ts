import { findTimes, type When } from '../../when.ts';
import { amountIn, namesIn, type Occasion, occasionIn, placeIn } from './details.ts';
import { INTENTS, type Intent, NODS } from './intents.ts';
import { isReadable } from './readable.ts';
import { RULES, type Sentence } from './rules.ts';
import { cleanText } from './sentences.ts';

/** What a message was found to say. */
export interface Heard {
  readonly intent: Intent;
  /** Said besides, in passing. */
  readonly nods: readonly Intent[];
  readonly isGreeting: boolean;
  readonly times: readonly When[];
  readonly amountCents: number | null;
  readonly occasion: Occasion | null;
  /** With its preposition: "at Cooper's". */
  readonly place: string | null;
  /** Ids of people it names. */
  readonly names: readonly string[];
  /** The owner's words without salutation and quotes. */
  readonly body: string;
  /** The sentence that `intent` was found in. */
  readonly sentence: string;
}

export interface Listening {
  readonly now: number;
  readonly zone: string;
  readonly ownerName: string;
  readonly people: readonly { id: string; name: string }[];
  readonly attachments?: readonly string[];
}

export function understand(text: string, listening: Listening): Heard {
  const { body, sentences, isGreeting } = cleanText(text, listening.ownerName);
  const found = sentences.map((sentence) => ({ sentence, intent: intentOf(sentence, listening) }));
  const first = found.toSorted((a, b) => INTENTS.indexOf(a.intent) - INTENTS.indexOf(b.intent))[0];
  const intent = first?.intent ?? emptyIntent(listening, isGreeting);
  return {
    intent: intent === 'statement' ? statementIntent(body, listening) : intent,
    nods: NODS.filter((nod) => nod !== intent && found.some((other) => other.intent === nod)),
    isGreeting: isGreeting || found.some((other) => other.intent === 'greeting'),
    times: findTimes(body, listening),
    amountCents: amountIn(body),
    occasion: occasionIn(body),
    place: placeIn(body),
    names: namesIn(body, listening.people),
    body,
    sentence: first?.sentence ?? '',
  };
}

function intentOf(text: string, at: Listening): Intent {
  const sentence: Sentence = {
    text,
    isQuestion: isQuestion(text),
    hasTime: findTimes(text, at).length > 0,
    hasOccasion: occasionIn(text) !== null,
    hasAmount: amountIn(text) !== null,
    words: text.split(/\s+/).length,
  };
  return RULES.find(([, fits]) => fits(sentence))?.[0] ?? 'statement';
}

const ASKING =
  /^(?:so,? |and |but |hey,? |ok,? )*(?:what|when|where|who|why|how|which|whose|do you|did you|are you|is it|is there|are there|can i|should i|will you|would you|could you|have you)\b/i;

const isQuestion = (text: string): boolean =>
  /\?["')]*\s*$/.test(text) || /\?/.test(text) || ASKING.test(text);

const emptyIntent = ({ attachments = [] }: Listening, isGreeting: boolean): Intent =>
  attachments.length > 0 ? 'file' : isGreeting ? 'greeting' : 'unclear';

/** Nothing recognised: a link, a file with a few words, news of no kind, or noise. */
function statementIntent(body: string, { attachments = [], people }: Listening): Intent {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(body)) return 'link';
  if (attachments.length > 0) return 'file';
  return isReadable(body, people) ? 'statement' : 'unclear';
}
