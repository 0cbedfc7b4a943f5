import {
  ASKS_YOU,
  asksDeed,
  asksToMove,
  CANNOT,
  CHANGE_ALONE,
  CHANGES,
  FREE,
  INVITES,
  NOT_INVITING,
  ORDERS,
  OWN_CANCEL,
} from './patterns.ts';
import { isMoney, isPlan, type Rule, says, short } from './sentence.ts';

/** Plans, money, and questions that have an answer. */
export const DEALINGS: readonly Rule[] = [
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
];
