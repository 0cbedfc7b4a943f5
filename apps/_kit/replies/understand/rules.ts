import type { Intent } from './intents.ts';
import {
  ASKS_YOU,
  asksDeed,
  asksToMove,
  CANNOT,
  CHANGE_ALONE,
  CHANGES,
  FREE,
  INVITES,
  MONEY,
  NOT_INVITING,
  ORDERS,
  OWN_CANCEL,
} from './patterns.ts';

export interface Sentence {
  readonly text: string;
  readonly isQuestion: boolean;
  readonly hasTime: boolean;
  readonly hasOccasion: boolean;
  readonly hasAmount: boolean;
  readonly words: number;
}

type Rule = readonly [Intent, (sentence: Sentence) => boolean];

const says =
  (pattern: RegExp) =>
  ({ text }: Sentence): boolean =>
    pattern.test(text);
const isMoney = ({ text, hasAmount }: Sentence) => hasAmount || MONEY.test(text);
const isPlan = ({ hasTime, hasOccasion }: Sentence) => hasTime || hasOccasion;
const short =
  (pattern: RegExp, words: number) =>
  (sentence: Sentence): boolean =>
    sentence.words <= words && pattern.test(sentence.text);

/** Of the forms that fit a sentence, the first names what it is for. */
export const RULES: readonly Rule[] = [
  [
    'noReply',
    says(
      /\bno (?:need|reason) to (?:reply|respond|answer|write back)\b|\b(?:don't|please don't|do not) (?:reply|respond|answer|write back)\b/i,
    ),
  ],
  ['poll', says(/^poll:/i)],
  ['statement', says(/\blet me know if (?:you have|there|anything|you need)\b/i)],
  ['statement', says(/^if you (?:can't|cannot|can not|don't|won't)\b/i)],
  ['lookingForward', says(/\b(?:can(?:'t| not|not) wait|looking forward|so excited)\b/i)],
  [
    'planChange',
    (s) =>
      CHANGES.test(s.text) &&
      s.hasTime &&
      asksToMove(s.text) &&
      !ORDERS.test(s.text) &&
      !/\b(?:see you|talk|call you) later\b/i.test(s.text),
  ],
  ['planChange', (s) => CHANGE_ALONE.test(s.text)],
  ['cancellation', (s) => CANNOT.test(s.text) && !/\bif (?:i|we)\b/i.test(s.text)],
  ['cancellation', (s) => OWN_CANCEL.test(s.text) && !ASKS_YOU.test(s.text) && !s.isQuestion && !isMoney(s)],
  [
    'holiday',
    says(
      /\b(?:happy|merry) (?:new year|easter|holidays?|christmas|thanksgiving|hanukkah|halloween|valentine\w*|4th|fourth|friday|monday|weekend|anniversary)\b/i,
    ),
  ],
  [
    'file',
    (s) =>
      /\b(?:attached|attaching|attachment|enclosed)\b/i.test(s.text) &&
      !s.isQuestion &&
      !ASKS_YOU.test(s.text),
  ],
  ['birthday', says(/\bhappy (?:early |belated |\d+\w* )?b(?:irth)?-?day\b|\bhbd\b|\bmany happy returns\b/i)],
  [
    'condolence',
    says(
      /\bsorry (?:for your|about your) loss\b|\bcondolences\b|\bsorry to hear\b|\bthinking of you\b|\bget well\b|\bfeel better\b|\bhope you(?:'re| are)? (?:feel|ok|okay|better|alright)/i,
    ),
  ],
  [
    'moneyChased',
    (s) =>
      isMoney(s) &&
      /\b(?:did|have) you (?:already |yet )?(?:send|sent|pay|paid|zelled?|transfer)/i.test(s.text),
  ],
  [
    'moneySeen',
    (s) =>
      isMoney(s) &&
      /\b(?:did|have|has|do) (?:you|it|the|my)\b.*\b(?:get|got|receive|received|see|seen|arrive|arrived|come|go|gone|have|show)\b|\byou (?:got|get|received)\b.*\?/i.test(
        s.text,
      ),
  ],
  [
    'askHowMuch',
    says(
      /\bhow much\b|\bwhat do i owe\b|\bwhat(?:'s| is) my (?:share|half|part)\b|\bwhat(?:'s| is| was) the (?:cost|price|total|damage)\b|\bdo i (?:still )?owe you\b/i,
    ),
  ],
  [
    'moneyAsked',
    (s) =>
      isMoney(s) &&
      (/\b(?:send|zelle|venmo|pay|transfer|give|lend|loan|spot|owe|owes)\b(?: me| us)(?: back)?\b/i.test(
        s.text,
      ) ||
        /\b(?:lend|loan|borrow|pay me back|reimburse|chip in|your (?:share|half|part))\b/i.test(s.text)) &&
      !/\bi (?:owe|borrowed)\b/i.test(s.text),
  ],
  [
    'moneySent',
    (s) =>
      isMoney(s) &&
      /\b(?:i|i've|i have|we|just|already|have)\b.*\b(?:sent|paid|zelle'?d|zelled|venmo'?d|transferred|wired|sending)\b|^(?:hi |hey )?(?:just )?(?:sent|paid|zelle'?d|zelled|venmo'?d|transferred|wired|sending)\b|\byou should (?:have|see|get)\b|\b(?:zelle|payment|money|\$[\d.,]+) (?:is |was )?(?:on (?:its|the) way|sent|coming)/i.test(
        s.text,
      ) &&
      !s.isQuestion,
  ],
  ['moneySent', (s) => isMoney(s) && /\b(?:zelle'?d|zelled|venmo'?d) (?:you|u)\b/i.test(s.text)],
  [
    'moneyOffered',
    (s) =>
      isMoney(s) &&
      /\b(?:i'll|i will|i can|let me|i'm going to|gonna|i am going to|should i|can i|want me to)\b.*\b(?:send|zelle|venmo|pay|transfer|cover|give|get you back|pay you)\b/i.test(
        s.text,
      ),
  ],
  ['moneyOwed', says(/\bi (?:still )?owe (?:you|u)\b(?! one| an)/i)],
  [
    'inviteSeen',
    (s) =>
      /\b(?:invite|invitation|calendar|rsvp)\b/i.test(s.text) &&
      /\b(?:did|have|can|could|do|are|is|has) (?:you|u|everyone|it)\b|\byou (?:get|got|see|saw)\b/i.test(
        s.text,
      ) &&
      /\b(?:get|got|see|seen|receive|received|accept|accepted|check|answer|respond|reply|on|have|come)\b/i.test(
        s.text,
      ),
  ],
  [
    'inviteSent',
    (s) =>
      /\b(?:invite|invitation|calendar)\b/i.test(s.text) &&
      /\b(?:i|i've|i'll|just|we)\b.*\b(?:sent|send|put|added|add|made|created|set|updated|update|mailed)\b|^(?:just )?(?:sent|added|put|updated)\b/i.test(
        s.text,
      ),
  ],
  [
    'askContact',
    says(
      /\bwhat(?:'s| is|s) your (?:new |home |cell |mobile |current |mailing |email |work )*(?:phone|number|cell|e-?mail|address|birthday)\b|\bwhen(?:'s| is) your birthday\b|\bwhere do you live\b|\b(?:send|give|text|remind) me (?:of )?your (?:new |home |cell |mobile |mailing |phone |email )*(?:address|number|e-?mail|birthday)\b|\byour (?:phone |home |mailing |cell )?(?:number|address|e-?mail)\?/i,
    ),
  ],
  [
    'callMe',
    says(
      /\b(?:call|phone|ring|facetime) me\b|\bgive me a (?:call|ring|shout|buzz)\b|\bcan (?:we|you|i) (?:talk|call|speak|call you)\b|\b(?:got|have) a (?:minute|sec|second|moment)\b|\bquick (?:call|chat|question)\??$/i,
    ),
  ],
  [
    'gossip',
    says(
      /\b(?:did|have) (?:you|u) hear(?:d)?\b|\bguess (?:who|what (?:happened|i))\b|\byou (?:won't|will not) believe\b/i,
    ),
  ],
  [
    'gotIt',
    says(
      /\b(?:did|have) (?:you|u) (?:\w+ )?(?:get|got|see|seen|receive|received|read|look|looked|open|opened|hear|heard)\b/i,
    ),
  ],
  [
    'nudge',
    says(
      /^\?+$|^hello\?+$|^(?:are )?you there\??|\bany (?:update|news|luck|word|thoughts)\b|\b(?:just |only )?(?:following|follow) up\b|\bjust checking in\b|^bump\b|\bstill waiting\b|\bhave you (?:had a chance|decided|thought)\b|^anything\?/i,
    ),
  ],
  [
    'askYesNo',
    (s) =>
      !s.hasOccasion &&
      /^(?:so,? |and |also,? )*(?:can|could|may|might) (?:i|we) (?:please )?(?:have|take|get|leave|borrow|use|work|ask|skip)\b/i.test(
        s.text,
      ),
  ],
  ['availability', (s) => FREE.test(s.text)],
  [
    'invitation',
    (s) =>
      INVITES.test(s.text) &&
      isPlan(s) &&
      !NOT_INVITING.test(s.text) &&
      !/^(?:let's|lets|can we|could we) (?:talk|discuss|see|hope|just|say|pretend|not)\b/i.test(s.text),
  ],
  [
    'invitation',
    (s) =>
      s.hasOccasion &&
      s.hasTime &&
      !asksDeed(s.text) &&
      (s.isQuestion || s.words <= 9) &&
      !NOT_INVITING.test(s.text) &&
      !/^(?:when|what|where|who|how|why|is|did|was|were)\b/i.test(s.text),
  ],
  [
    'invitation',
    short(
      /\b(?:can|could|will|would) you (?:make it|come|be there|join|make that)\b|\bare you (?:in|coming|joining)\b|\byou in\?|\bdoes (?:that|this|it) work\b|\bwork for you\b|\bsound good\?/i,
      9,
    ),
  ],
  [
    'invitation',
    (s) =>
      s.hasTime &&
      short(
        /^(?:how|what) about\b|\bworks?\?|^(?:can|could) you do\b|^(?:let's|lets) (?:do|say|meet)\b/i,
        12,
      )(s),
  ],
  [
    'invitation',
    (s) =>
      s.hasTime &&
      s.isQuestion &&
      s.words <= 7 &&
      !asksDeed(s.text) &&
      !/^(?:so,? |and |but )*(?:what|when|where|who|how|why|which|is|are|was|were|did|do|does|has|have|had|will)\b/i.test(
        s.text,
      ),
  ],
  [
    'late',
    says(
      /\b(?:running|be|am|i'm|gonna be|we're) (?:\w+ ){0,3}(?:late|behind)\b|\bstuck (?:in|at|on)\b|\b(?:on my way|omw)\b|\b(?:be|get) there in\b/i,
    ),
  ],
  [
    'askDoing',
    says(
      /\bwhat(?:'re| are| r) (?:you|u|ya) (?:doing|up to)\b|\bwhere (?:are|r) (?:you|u)\b|\bwyd\b|\bare you (?:home|at work|at the office|awake|up|asleep)\b/i,
    ),
  ],
  [
    'howAreYou',
    says(
      /\bhow (?:are|r) (?:you|u|ya|things|we)\b|\bhow(?:'s| is) (?:it going|everything|life|things|your (?:day|week|weekend|morning|evening))\b|\bhow (?:was|were) your (?:day|week|weekend|night|evening|morning|trip|holiday|easter)\b|\bhow have you been\b|\bhow you doing\b|\bwhat'?s (?:up|new|happening)\b|\bare you (?:ok|okay|all ?right|doing ok)\b|\byou (?:ok|okay|all ?right)\?|^sup\b/i,
    ),
  ],
  ['askWhen', (s) => s.isQuestion && says(/\b(?:when|what time|what day|which day|how soon|how late)\b/i)(s)],
  [
    'askWhere',
    (s) =>
      s.isQuestion &&
      says(/\bwhere\b|\bwhat(?:'s| is) the address\b|\bwhich (?:room|place|restaurant|building)\b/i)(s),
  ],
  ['askWho', (s) => s.isQuestion && says(/\bwho(?:'s|se|m)?\b/i)(s)],
  [
    'offer',
    (s) =>
      says(
        /^(?:so,? |hey,? )*(?:do you (?:want|need)|would you like|you want|want|wanna have|can i (?:get|bring|offer|buy) you|shall i bring)\b(?! to)/i,
      )(s) && !s.hasTime,
  ],
  [
    'joke',
    says(
      /\b(?:lol|lmao|rofl|ha(?:ha)+|he(?:he)+|knock,? knock|just kidding|jk|no pun intended|pun intended)\b|\bwhy did the\b|[\u{1F602}\u{1F923}\u{1F606}\u{1F639}]/iu,
    ),
  ],
  ['thanks', short(/^(?:\w+,? ){0,2}(?:thanks|thank (?:you|u)|thx|ty|tysm)\b/i, 40)],
  ['request', (s) => (ASKS_YOU.test(s.text) || ORDERS.test(s.text)) && s.words > 1],
  [
    'goodNews',
    says(
      /\b(?:guess what|(?:good|great|big|exciting|amazing) news|i won|we won|got (?:the|a|my) (?:\w+ )?(?:job|promotion|raise|part|role|client|deal|account|sale)|engaged|pregnant|having a baby|passed (?:my|the)|closed the|we did it|i did it|finally (?:finished|done|got))\b/i,
    ),
  ],
  [
    'congrats',
    says(
      /\bcongrat\w*\b|\bgood luck\b|\bbreak a leg\b|\bsafe (?:travels|trip|flight)\b|\bhave (?:fun|a (?:great|good) (?:trip|flight|show))\b|\bproud of you\b|\bhappy for you\b/i,
    ),
  ],
  [
    'love',
    says(
      /\b(?:i )?(?:love|luv|miss|adore) (?:you|u|ya)\b(?! guys| all)|\bxoxo\b|^(?:\u2764|\u{1F618}|\u{1F970})/iu,
    ),
  ],
  [
    'insult',
    says(
      /\byou(?:'re| are| r) (?:such )?(?:an? |the |so )?(?:total |complete |real )?(?:idiot|fired|stupid|dumb|worst|useless|terrible|annoying|liar|jerk|moron|loser|disgrace|awful|horrible)\b|\bi hate you\b|\bshut up\b|\bscrew you\b|\bgo away\b|\bleave me alone\b/i,
    ),
  ],
  [
    'badNews',
    says(
      /\b(?:passed away|died|dying|funeral|in the hospital|in hospital|emergency room|the flu|a fever|threw up|broke my|broke up|broken up|laid off|got fired|lost my|car accident|an accident|bad news|(?:rough|bad|terrible|awful|hard|long|worst) (?:day|week|night|time)|i'm (?:so |really |very |feeling |kind of )*(?:sad|sick|ill|down|depressed|lonely|upset|scared|worried|exhausted|crying|heartbroken)|feeling (?:sick|ill|down|awful|sad|terrible|lonely)|not (?:feeling|doing) (?:well|great|good))\b/i,
    ),
  ],
  [
    'apology',
    says(
      /\b(?:sorry|apolog(?:y|ies|i[sz]e|i[sz]ing)|my (?:bad|fault|mistake)|forgive me|i didn't mean|i was wrong|i regret)\b/i,
    ),
  ],
  ['thanks', says(/\b(?:thanks|thank (?:you|u)|thx|appreciate|grateful|lifesaver|owe you one)\b/i)],
  [
    'compliment',
    says(
      /\byou(?:'re| are| were) (?:the |so |really |very |truly |a |an )*(?:best|great|amazing|awesome|wonderful|nice|kind|funny|smart|genius|rock ?star|hero|talented|good)\b|\b(?:good|great|nice|amazing|excellent|awesome) (?:job|work|call|one|idea)\b|\bwell done\b|\byour [\w ]{2,20} (?:was|were|is|are|looks?|sounds?) (?:so |really |absolutely )?(?:amazing|great|awesome|wonderful|beautiful|fantastic|good|delicious)\b|\byou (?:rock|rule)\b|\bloved your\b|\blove your\b|\byou look (?:great|good|nice|beautiful)\b/i,
    ),
  ],
  [
    'farewell',
    short(
      /^(?:ok,? |well,? |alright,? )?(?:bye|good ?night|gn|see (?:you|ya|u)|talk (?:later|soon|to you)|ttyl|later|take care|have a (?:good|nice|great|safe)|goodbye|cya|until then|night)\b/i,
      9,
    ),
  ],
  [
    'greeting',
    short(
      /^(?:hi+|hey+|hello+|yo|hiya|howdy|good (?:morning|afternoon|evening)|morning|greetings|hola)\b/i,
      5,
    ),
  ],
  ['no', short(/^(?:no|nope|nah|not (?:really|now|yet|today)|never ?mind|nvm|forget it|don't worry)\b/i, 6)],
  [
    'yes',
    short(
      /^(?:yes|yep|yeah|yup|sure|ok(?:ay)?|k+|sounds (?:good|great|fun|perfect)|perfect|great|cool|works?(?: for me)?|that works|deal|got it|will do|fine|all ?right|understood|done|noted|nice|awesome|excellent|absolutely|of course|definitely|right|true|agreed|good[.!]*$|i'm in|count me in|wow|fair enough|\u{1F44D}|\u{1F44C}|\u2705|\u{1F64F}|\u2764|\u{1F60A}|\u{1F642})/iu,
      5,
    ),
  ],
  [
    'askYesNo',
    (s) =>
      s.isQuestion &&
      says(
        /^(?:so,? |and |but |also,? |hey,? |by the way,? |btw,? |ok,? |\w+, )*(?:do|does|did|is|are|was|were|am|want|wanna|can|could|will|would|should|have|has|had|may|isn't|aren't|don't|doesn't|didn't|won't|shouldn't|can't|any)\b/i,
      )(s),
  ],
  ['askOpen', (s) => s.isQuestion],
];
