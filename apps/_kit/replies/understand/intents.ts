/** What a sentence is for. The order is that of need: of several in one message, the first is answered. */
export const INTENTS = [
  'noReply',
  'cancellation',
  'planChange',
  'moneySeen',
  'moneyChased',
  'moneySent',
  'moneyAsked',
  'inviteSeen',
  'inviteSent',
  'invitation',
  'availability',
  'askContact',
  'askHowMuch',
  'callMe',
  'askWhen',
  'askWhere',
  'askWho',
  'request',
  'gotIt',
  'gossip',
  'offer',
  'askDoing',
  'askYesNo',
  'askOpen',
  'late',
  'moneyOwed',
  'moneyOffered',
  'badNews',
  'goodNews',
  'birthday',
  'condolence',
  'apology',
  'howAreYou',
  'congrats',
  'love',
  'insult',
  'compliment',
  'joke',
  'lookingForward',
  'holiday',
  'poll',
  'file',
  'link',
  'nudge',
  'thanks',
  'farewell',
  'no',
  'yes',
  'greeting',
  'statement',
  'unclear',
] as const;

export type Intent = (typeof INTENTS)[number];

/** Wants an answer whatever the mood. */
const PRESSING: ReadonlySet<Intent> = new Set(
  INTENTS.slice(INTENTS.indexOf('cancellation'), INTENTS.indexOf('condolence')),
);
export const isPressing = (intent: Intent): boolean => PRESSING.has(intent);

/** Said in passing beside something that needs an answer. */
export const NODS: readonly Intent[] = [
  'thanks',
  'apology',
  'birthday',
  'congrats',
  'goodNews',
  'badNews',
  'condolence',
];
