export const TOPICS = [
  'account',
  'card',
  'transfers',
  'bills',
  'zelle',
  'loan',
  'statements',
  'security',
  'other',
] as const;
export type Topic = (typeof TOPICS)[number];

export const TOPIC_LABELS: Readonly<Record<Topic, string>> = {
  account: 'Checking and savings',
  card: 'Credit card',
  transfers: 'Transfers',
  bills: 'Bill pay',
  zelle: 'Zelle',
  loan: 'Auto loan',
  statements: 'Statements and documents',
  security: 'Security and fraud',
  other: 'Something else',
};

const NEXT_STEPS: Readonly<Record<Topic, string>> = {
  account: 'A deposit accounts specialist will look at your accounts and answer here.',
  card: 'A card specialist will look at your account and answer here. If your card is lost or was used by someone else, lock it now on its account page.',
  transfers:
    'A specialist will trace the transfer and answer here. You can cancel a scheduled transfer yourself on the Transfer page until it is made.',
  bills:
    'A payments specialist will check with the payee and answer here. You can cancel a scheduled payment yourself on the Pay bills page until it is made.',
  zelle:
    'A specialist will review the payment and answer here. A pending payment can be cancelled in Zelle activity until the other person enrolls.',
  loan: 'A loan specialist will look at your auto loan and answer here.',
  statements:
    'We will look for the document and answer here. Statements of the last 24 months are under Statements.',
  security:
    'Our fraud team reads this topic first. If money is leaving your account right now, call the number on the Help page.',
  other: 'We will pass it to the right team, and they will answer here.',
};

/** What the bank writes back at once: it names the topic and the reference, and says what comes next. */
export const acknowledgement = (message: { firstName: string; topic: Topic; reference: string }): string =>
  [
    `Hello ${message.firstName},`,
    `Thank you for your message. Topic: ${TOPIC_LABELS[message.topic]}. Reference: ${message.reference}.`,
    `${NEXT_STEPS[message.topic]} Most messages are answered within one business day. To add something, reply to this conversation.`,
    'Gringotts Customer Service',
  ].join('\n\n');
