import { describe, expect, test } from 'vitest';
import type { CalendarEntry, Exchange } from '../ports.ts';
import { composeAnswer } from './compose.ts';
import { listen } from './conversation.ts';
import type { Said } from './said.ts';
import { smallWorld, toSaid } from './testing/small-world.ts';
import type { Intent } from './understand/intents.ts';

/** Thursday, April 2, 9 a.m. Pam has watercolors on Tuesday evening, the bank has $40 for her, the calendar a dinner. */
const life = smallWorld();
const HOUR = 3600_000;
const dinner: CalendarEntry = {
  title: "Dinner at Cooper's",
  startsAt: life.moment('2026-04-10', '19:00'),
  endsAt: life.moment('2026-04-10', '21:00'),
  allDay: false,
  location: "Cooper's Seafood House, 701 N Washington Ave",
  guests: [
    { email: 'pam.beesly@dundermifflin.test', attendance: 'accepted' },
    { email: 'jim.halpert@dundermifflin.test', attendance: 'unanswered' },
  ],
};
const alone: CalendarEntry = {
  ...dinner,
  title: 'Budget review',
  startsAt: life.moment('2026-04-08', '15:00'),
  endsAt: life.moment('2026-04-08', '16:00'),
  guests: [],
};
const lunch: Exchange = {
  at: life.ctx.now - HOUR,
  direction: 'paid',
  amountCents: 40_00,
  memo: 'Lunch',
  arrived: true,
};
life.entries = [alone, dinner];
life.exchanges = [lunch];

const hear = (to: string, text: string, more: Partial<Said> = {}) => {
  const said = toSaid(text, more);
  const person = life.person(to);
  return {
    intent: listen(life.ctx, person, said).heard.intent,
    answer: composeAnswer(life.ctx, person, said)?.text ?? '',
  };
};

/** To whom, what, what it is taken for, and what the answer must (or, with `!`, must not) hold. */
const requests: [string, string, Intent, (RegExp | ['!', RegExp])?][] = [
  ['pam', "Zelle'd you the $40 for lunch", 'moneySent', /\$40/],
  ['pam', 'Just sent you $40 through Zelle', 'moneySent', /\$40/],
  ['pam', 'I paid you back the 40 dollars', 'moneySent', /\$40/],
  ['pam', "Zelle'd you the $55 for lunch", 'moneySent', /\$40/],
  ['jim', 'Did you get the $40?', 'moneySeen'],
  ['pam', 'did you get my payment?', 'moneySeen', /\$40/],
  ['ryan', 'Did you send me the $50?', 'moneyChased', ['!', /got|received/i]],
  ['jim', 'Can you send me $12.50 for the pizza?', 'moneyAsked', /request/i],
  ['stanley', 'You owe me $5', 'moneyAsked'],
  ['pam', 'How much do I owe you?', 'askHowMuch', /\$40|even|square|paid/],
  ['pam', "I'll send you the $20 tonight", 'moneyOffered', ['!', /\$40|tonight at/]],
  ['pam', "Can you do dinner Friday at 7 at Cooper's?", 'invitation', /Friday at 7/],
  [
    'pam',
    'Dinner Tuesday at 7?',
    'invitation',
    /watercolor class.*Wednesday at 7|Wednesday at 7.*watercolor class/,
  ],
  ['dwight', 'Want to grab a beer Wednesday at 8?', 'invitation', /search and rescue drill/],
  ['oscar', 'lunch tomorrow at noon?', 'invitation', /tomorrow at noon/i],
  ['jim', "Let's get coffee this weekend", 'invitation', /Saturday|Sunday/],
  ['kevin', 'Are you in for poker on Saturday night?', 'invitation', /saturday/i],
  ['erin', 'Would you like to join us for lunch?', 'invitation', /\?/],
  ['oscar', 'Who is in for dinner on Friday at 7 at my place?', 'invitation', /Friday/],
  ['stanley', 'Reminder: the quarterly review is due tomorrow.', 'statement', ['!', /tomorrow at/]],
  ['pam', 'movie tonight?', 'invitation', /tonight|today|\d/],
  ['pam', 'How about Friday at 6 instead?', 'planChange', /Friday at 6/],
  ['pam', 'I am having a party on April 18 at 8pm, hope you can come', 'invitation', /April 18/],
  ['pam', 'Dinner at 2am?', 'invitation', /sleep|bed|hour|earlier/i],
  ['pam', 'Dinner yesterday at 7?', 'invitation', /yesterday/i],
  ['holly', 'Can you come for dinner tonight at 7?', 'invitation', /Nashua|tunnel|yesterday/],
  ['holly', "Dinner Saturday at 7 at Cooper's?", 'invitation', /Saturday at 7/],
  ['holly', 'Can we have a quick call tomorrow at 5?', 'invitation', /tomorrow at 5/i],
  ['christian', 'Dinner Friday at 8?', 'invitation', ['!', /works|see you/i]],
  ['david', 'Could we do a call Monday at 2?', 'invitation', /Monday at 2/],
  ['pam', 'Are you free on Tuesday evening?', 'availability', /watercolor class/],
  ['jim', 'are you free friday night?', 'availability', /Friday/],
  ['jim', 'What are you doing tomorrow?', 'availability', /tomorrow/i],
  ['jim', 'When are you free?', 'availability', /\?/],
  ['kelly', 'Running late, move it to 8?', 'planChange', /8/],
  ['pam', 'Can we move dinner from 7 to 8?', 'planChange', /Friday the 10th at 8/],
  ['pam', 'Can we push the dinner to Saturday?', 'planChange', /Saturday/],
  ['pam', 'We need to reschedule dinner', 'planChange', /\?/],
  ['pam', "Sorry, I can't make Friday.", 'cancellation', ['!', /see you|Friday works/i]],
  ['david', "I can't make our call tomorrow at 11. Could we do Monday at 2?", 'cancellation', /Monday at 2/],
  ['pam', 'I have to cancel dinner', 'cancellation'],
  ['pam', 'Running 10 minutes late', 'late'],
  ['pam', 'did you get the invite?', 'inviteSeen', /Dinner at Cooper's/],
  ['pam', 'Did you get the invite for Friday, April 10?', 'inviteSeen', /Dinner at Cooper's|Friday the 10th/],
  ['dwight', 'Did you get the calendar invite?', 'inviteSeen', ['!', /Cooper/]],
  ['pam', 'Did you see the invite? It is you, Jim and Dwight on April 10.', 'inviteSeen', /Dwight/],
  ['pam', 'I put the dinner on the calendar for April 10 at 7', 'inviteSent', /Dinner at Cooper's/],
  ['dwight', 'I sent you an invitation for April 8 at 3', 'inviteSent', /list|nothing|not|no/i],
  ['pam', 'When is our dinner?', 'askWhen', /Friday the 10th at 7/i],
  ['pam', "Where is the dinner at Cooper's?", 'askWhere', /Washington Ave/],
  ['pam', 'Who is coming to dinner?', 'askWho', /Jim/],
  ['stanley', 'What time is the meeting?', 'askWhen', ['!', /Budget/]],
  ['meredith', "What's your phone number?", 'askContact', /\(570\) 555-0153/],
  ['mom', 'Mom, what is your address?', 'askContact', /Orchard Terrace/],
  ['kevin', 'when is your birthday?', 'askContact', /june 1/i],
  ['erin', 'Happy birthday!', 'birthday', /May 1|Thank|thank/],
  ['toby', 'sorry about the meeting', 'apology'],
  ['toby', 'I apologize for what I said yesterday.', 'apology'],
  ['pam', 'Thanks for lunch! Are you free Friday at 6?', 'availability', /Friday at 6/],
  ['dwight', 'Please send me the sales numbers by Friday', 'request', /Friday/],
  ['stanley', 'Stanley, can you stay late on Friday at 6?', 'request', /pretzels/i],
  [
    'oscar',
    'Oscar, can you review the attached report by tomorrow noon? Thanks, Michael',
    'request',
    /tomorrow at noon/i,
  ],
  ['nate', 'Can you call me?', 'callMe'],
  ['pam', 'Pam, can you order paper by Monday?', 'request', /Monday/],
  ['erin', 'Can you tell everyone the meeting is moved to 3pm tomorrow?', 'request', /tomorrow at 3/i],
  ['dwight', 'Can you cover my shift on Saturday morning at 9?', 'request', /market/],
  [
    'oscar',
    "I've attached my expense report. Please let me know if you have any questions.",
    'file',
    /attach|file/i,
  ],
  ['kevin', 'do you want my leftover pizza', 'offer'],
  ['kelly', 'Did you hear about Ryan?', 'gossip', /what|tell/i],
  ['tomas', 'good luck on your exams!!', 'congrats', /thank|kind/i],
  ['andy', 'I got the part in the show!', 'goodNews'],
  ['darryl', 'My grandmother died', 'badNews', /sorry/i],
  ['kelly', 'lol you should have seen his face', 'joke'],
  ['holly', 'I love you', 'love', ['!', /\?/]],
  ['toby', 'You are the worst', 'insult'],
  ['pam', 'You are the best', 'compliment'],
  ['pam', 'Did you read the chapter I sent?', 'gotIt'],
  ['creed', 'How are you?', 'howAreYou'],
  ['pam', 'Is the copier fixed?', 'askYesNo'],
  ['oscar', 'Why is the budget so small?', 'askOpen'],
  ['jim', 'What are you up to?', 'askDoing'],
  ['marcus', '¿Puedes venir el viernes a las siete?', 'unclear', /\?|practicing/],
  ['pam', 'asdkjh qwe zzxcv', 'unclear', /\?/],
  ['pam', 'https://example.com/funny-cats', 'link'],
  ['pam', "Can't wait for dinner on Friday!", 'lookingForward', ['!', /watercolor|can't/]],
  ['pam', 'No need to reply, just letting you know the printer is fixed', 'noReply'],
  ['pam', "If you can't make it Friday, let me know", 'statement', ['!', /cancel/]],
  ['pam', 'Congratulations on the art show!', 'congrats'],
  ['pam', 'good night', 'farewell'],
  ['pam', 'hey', 'greeting'],
  ['pam', 'any update?', 'nudge'],
];

describe('what the owner may write, and what comes of it', () => {
  test.each(requests)('%s: %s', (to, text, intent, wanted) => {
    const { intent: heard, answer } = hear(to, text);
    expect(heard).toBe(intent);
    if (wanted instanceof RegExp) expect(answer).toMatch(wanted);
    else if (wanted) expect(answer).not.toMatch(wanted[1]);
  });

  test('a yes settles what was offered, a time answers "when?", thanks end it', () => {
    const before = [
      { from: 'me', text: 'Dinner Tuesday at 7?' },
      { from: 'pam', text: 'I have watercolor class. Wednesday at 7?' },
    ];
    expect(hear('pam', 'Perfect', { before }).answer).toMatch(/Wednesday at 7|settled|decided|glad/i);
    const asked = [
      { from: 'me', text: "Want to have dinner at Cooper's?" },
      { from: 'pam', text: 'Sure. When?' },
    ];
    expect(hear('pam', 'Friday at 7?', { before: asked }).answer).toMatch(/Friday at 7/);
    expect(hear('pam', 'Great', { before: [...before, { from: 'pam', text: 'See you then.' }] }).answer).toBe(
      '',
    );
  });

  test('a mail opens and closes as its writer does', () => {
    const { answer } = hear(
      'christian',
      'Dear Christian,\n\nCould you confirm the quantities by Tuesday?\n\nMichael',
      {
        ...{ channel: 'mail', subject: 'Quantities' },
      },
    );
    expect(answer).toMatch(/^Dear Mr\. Scott,\n\n.*Tuesday.*\n\nWith kind regards,\nChristian Okafor$/);
  });
});
