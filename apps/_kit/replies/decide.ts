import { type Act, act, type Situation } from './decide/act.ts';
import { answerAboutPlan, answerInvite } from './decide/invitations.ts';
import { answerAsked, answerChased, answerOwed, answerPayment } from './decide/money.ts';
import * as plans from './decide/plans.ts';
import * as talk from './decide/talk.ts';
import type { Intent } from './understand/intents.ts';

/** What somebody does about a message; null when it wants no words. */
export const decide = (situation: Situation): Act | null => ANSWERS[situation.heard.intent](situation);

const simply =
  (name: string) =>
  (situation: Situation): Act =>
    act(name, talk.topicOf(situation));

const ANSWERS: Record<Intent, (situation: Situation) => Act | null> = {
  noReply: () => null,
  cancellation: plans.answerCancellation,
  planChange: plans.answerChange,
  moneySeen: answerPayment,
  moneySent: answerPayment,
  moneyChased: answerChased,
  moneyAsked: answerAsked,
  moneyOwed: simply('moneyOffered'),
  moneyOffered: simply('moneyOffered'),
  inviteSeen: answerInvite,
  inviteSent: answerInvite,
  invitation: plans.answerInvitationTo,
  availability: plans.answerAvailability,
  askContact: talk.answerContact,
  askHowMuch: answerOwed,
  callMe: talk.answerCall,
  askWhen: (situation) => answerAboutPlan(situation, 'when'),
  askWhere: (situation) => answerAboutPlan(situation, 'where'),
  askWho: (situation) => answerAboutPlan(situation, 'who'),
  request: talk.answerRequest,
  gotIt: ({ said }) =>
    act(said.before.length > 0 || said.attachments?.length ? 'gotYes' : 'gotNo', {
      file: said.attachments?.[0],
    }),
  askDoing: talk.answerDoing,
  askYesNo: simply('unknownYes'),
  askOpen: simply('unknownOpen'),
  late: simply('late'),
  badNews: simply('comfort'),
  goodNews: simply('cheer'),
  birthday: talk.answerBirthday,
  condolence: simply('thanked'),
  apology: simply('forgive'),
  howAreYou: simply('howAreYou'),
  congrats: simply('thanked'),
  love: talk.answerLove,
  insult: simply('hurt'),
  compliment: simply('flattered'),
  joke: simply('laugh'),
  lookingForward: simply('forward'),
  poll: () => null,
  file: ({ said }) =>
    said.attachments?.length ? act('fileSeen', { file: said.attachments[0] }) : act('fileMissing'),
  gossip: simply('gossip'),
  offer: simply('offerYes'),
  holiday: simply('sameToYou'),
  link: simply('linkSeen'),
  nudge: simply('here'),
  thanks: simply('welcome'),
  farewell: simply('bye'),
  no: (situation) => plans.answerConsent(situation, false),
  yes: (situation) => plans.answerConsent(situation, true),
  greeting: simply('greet'),
  statement: simply('nod'),
  unclear: simply('huh'),
};
