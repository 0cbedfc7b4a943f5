export const MONEY =
  /\b(?:money|cash|bucks|dollars|payment|zelle|venmo|my (?:share|half|part)|deposit|the rent|what i owe|\$)/i;
export const ASKS_YOU =
  /^(?:so,? |and |also,? |but |hey,? |ok,? |then )*(?:please|pls|kindly|(?:can|could|would|will) (?:you|u|ya|somebody|someone|anyone)|can u|i need you to|need you to|i need (?:your|some|a little)? ?help|help me|i could use|would you mind|do me a favor|i'd like you to|you should|you need to|you have to|make sure|don't forget|remember to|let me know|tell me|send me|give me|remind me)\b/i;
export const ORDERS =
  /^(?:so,? |and |also,? |then )*(?:ask|bring|check|find|print|book|pick up|cover|finish|take care of|review|sign|update|fill out|order|buy|fix|file|submit|prepare|email|forward|reserve|write|tell)\b(?! (?:is|was|are))/i;

export const OWN_CANCEL =
  /\b(?:i|we|i'm|we're|i'll|we'll|gotta|have to|need to|got to|must|sorry)\b.*\b(?:cancel|call (?:it )?off|bail|back out|skip|pass on|rain ?check)|\b(?:has|have|had|is|was|been|got) (?:been )?(?:cancel+ed|called off)\b|^(?:let's )?cancel\b|^cancel+ed\b|\bcancel+ing\b/i;
export const CANNOT =
  /\b(?:i|we|i'm|we're)\b(?: just| really| probably| actually)? ?(?:can't|cannot|can not|won't be able to|won't|not going to|not gonna|am not able to|are not able to|couldn't|unable to)(?: be able to)? (?:make|come|do|be there|attend|join|meet|go)\b|^(?:sorry,? )?(?:can't|cannot|won't) (?:make|come|do|be)\b|\brain ?check\b|\bnot going to make it\b/i;

export const CHANGES =
  /\b(?:mov(?:e|ed|ing)|push(?:ed|ing)?|(?<!\b(?:my|your|his|her|the|a|night|day) )shift(?:ed)?|bump(?:ed)?|reschedul(?:e|ed|ing)|chang(?:e|ed|ing)|switch(?:ed)?|postpon(?:e|ed|ing)|delay(?:ed)?|make it (?:at )?(?=\d|noon)|instead|earlier|later)\b/i;
export const CHANGE_ALONE =
  /\b(?:reschedul(?:e|ed|ing)|postpon(?:e|ed|ing)|another (?:day|time)|different (?:day|time))\b/i;

export const INVITES =
  /\b(?:want to|wanna|would you like|you like to|care (?:to|for)|up for|down for|join (?:me|us)|come (?:to|over|by|with|along|out|for)|are you (?:in|coming)|you coming|can you (?:make|come|do|join|meet)|could you (?:make|come|do|join|meet)|make it|(?:can|could|may) i (?:bring|come|stop by|drop by|swing by|visit|see you|join)|let's|lets|shall we|should we|can we|could we|how about|what about|invit(?:e|ing) you|you're invited|who's (?:in|coming|up)|who (?:is (?:in|up)|can (?:come|make|join)|wants (?:in|to come|to join))|anyone (?:up|want|for)|rsvp|meet (?:me|up|for|at|on)|grab|get together|hang out|catch up|treat you|take you|my treat|works? for (?:you|everyone|everybody|all)|does (?:that|this) work|good for you|interested in|love to have you|having (?:a|some|people|everyone))\b/i;
export const NOT_INVITING =
  /\b(?:can't wait|looking forward|was great|was fun|was nice|had (?:a )?(?:fun|great|good)|about (?:the )?(?:last|yesterday)|enjoyed|invest|donate|sign up|thanks for|thank you for|sorry about|don't|didn't|loved|missed|(?:is|are) due|reminder)\b/i;

export const FREE =
  /\b(?:are|r) (?:you|u|ya|you guys|you all) (?:all )?(?:free|available|around|busy|open)\b|\byou (?:free|around|available|busy)\b|\b(?:do you have|got|have you got|have) (?:time|plans|anything (?:on|going)|a (?:free )?(?:moment|evening|slot))\b|\bany plans\b|\bwhat are you (?:doing|up to) (?:on |this |next |for )?(?:to|fri|sat|sun|mon|tue|wed|thu|week|later|after)|\bwhen (?:are you|can you|could you|would you be|will you be) (?:free|available|meet|around)\b|\bwhat (?:time|day)s? (?:works?|suits?|is good|are good|would work)\b|\bwhen (?:works|is good|suits|would work)\b/i;

/** Asked to do something, not to come somewhere. */
export const asksDeed = (text: string): boolean =>
  ASKS_YOU.test(text) &&
  !/\b(?:can|could|would|will) (?:you|u|ya) (?:guys |all )?(?:do|make|come|join|meet|have|grab|be|attend|like|stop by)\b/i.test(
    text,
  );

/** Asked to move a plan, which is a change of it and no errand. */
export const asksToMove = (text: string): boolean =>
  !asksDeed(text) ||
  /\b(?:you|u) (?:move|push|shift|bump|make|change|switch|reschedule|postpone|do)\b/i.test(text);
