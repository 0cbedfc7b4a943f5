import { findTimes, type When } from '../../when.ts';
import { amountIn, namesIn, type Occasion, occasionIn, placeIn } from './details.ts';
import { INTENTS, type Intent, NODS } from './intents.ts';
import { isReadable } from './readable.ts';
import { RULES } from './rules.ts';
import type { Sentence } from './sentence.ts';
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

interface Listening {
  readonly now: number;
  readonly zone: string;
  readonly ownerName: string;
  readonly people: readonly { id: string; name: string }[];
  readonly attachments?: readonly string[];
}

export function understand(text: string, listening: Listening): Heard {
  const { body, sentences, isGreeting } = cleanText(text, listening.ownerName);
  const found = sentences.map((sentence) => ({
    sentence,
    intent: intentOf(withoutName(sentence, listening), listening),
  }));
  const first = found.toSorted((a, b) => INTENTS.indexOf(a.intent) - INTENTS.indexOf(b.intent))[0];
  const intent = first?.intent ?? emptyIntent(listening, isGreeting);
  return {
    intent: UNREAD.includes(intent) ? unreadIntent(intent, body, listening) : intent,
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

/** What any words at all can be taken for: only if they are words. */
const UNREAD: readonly Intent[] = ['statement', 'askOpen', 'askYesNo'];

function unreadIntent(intent: Intent, body: string, { attachments = [], people }: Listening): Intent {
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(body)) return 'link';
  if (!isReadable(body, people)) return attachments.length > 0 ? 'file' : 'unclear';
  return intent === 'statement' && attachments.length > 0 ? 'file' : intent;
}

/** "Stanley, can you…" is a question to Stanley. */
function withoutName(sentence: string, { people }: Listening): string {
  const called = /^(?:@|hey |hi |ok |so )?(\p{Lu}\p{L}+)(?:[,:]| ?[-–—])? +(?=\S)/u.exec(sentence);
  if (!called || !namesIn(called[1] ?? '', people).length) return sentence;
  const rest = sentence.slice(called[0].length);
  return /[,:–—-] +$/.test(called[0]) || CALLED.test(rest) ? rest : sentence;
}

const CALLED = /^(?:can|could|would|will|do|did|are|have|please|what|when|where|how|why)\b/i;
