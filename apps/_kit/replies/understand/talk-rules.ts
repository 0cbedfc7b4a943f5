import { ASKS_YOU, ORDERS } from './patterns.ts';
import { type Rule, says, short } from './sentence.ts';

/** What people say to each other besides. */
export const TALK: readonly Rule[] = [
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
