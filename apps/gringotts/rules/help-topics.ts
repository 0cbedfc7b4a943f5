export interface HelpTopic {
  slug: string;
  area: string;
  question: string;
  answer: readonly string[];
  /** Where the thing is done. */
  link?: { href: string; label: string };
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    slug: 'zelle-limit',
    area: 'Zelle',
    question: 'How much can I send with Zelle?',
    answer: [
      'Up to $2,000 a day. What is left today stands beside the form. Payments that you cancel do not count.',
    ],
    link: { href: '/zelle', label: 'Send money' },
  },
  {
    slug: 'zelle-pending',
    area: 'Zelle',
    question: 'Why is my Zelle payment pending?',
    answer: [
      'The person is not enrolled with Zelle yet. We tell them how to enroll, and the payment arrives as soon as they do.',
      'If they do not enroll within 14 days, the money comes back to the account it came from. You can cancel until then.',
    ],
    link: { href: '/zelle/activity?show=pending', label: 'Pending payments' },
  },
  {
    slug: 'zelle-cancel',
    area: 'Zelle',
    question: 'Can I cancel a Zelle payment?',
    answer: [
      'Only while it is pending. A payment to an enrolled person arrives in minutes and cannot be taken back.',
    ],
  },
  {
    slug: 'zelle-requests',
    area: 'Zelle',
    question: 'Someone asked me for money. What do I do?',
    answer: [
      'Open the request in Zelle. Pay it if you know the person and owe the money, or decline it. An open request ends by itself after 30 days.',
    ],
    link: { href: '/zelle/activity?show=requests', label: 'Requests' },
  },
  {
    slug: 'autopay',
    area: 'Bill pay',
    question: 'How does autopay work?',
    answer: [
      'Open a payee and choose to pay each bill in full on its due date, or a fixed amount on a day of the month.',
      'A payment appears under Scheduled payments when the bill comes. You can cancel a single payment without turning autopay off.',
    ],
    link: { href: '/bills/payees', label: 'Payees' },
  },
  {
    slug: 'cancel-payment',
    area: 'Bill pay',
    question: 'How do I change or cancel a scheduled payment?',
    answer: [
      'Open the payment in your payment activity, then choose Edit or Cancel. It is paid at 6:00 in the morning of its day.',
    ],
    link: { href: '/bills/activity?show=scheduled', label: 'Scheduled payments' },
  },
  {
    slug: 'failed-payment',
    area: 'Bill pay',
    question: 'What happens when there is not enough money?',
    answer: [
      'The payment is marked failed, nothing is taken, and we tell you by e-mail. It is not tried again by itself.',
    ],
  },
  {
    slug: 'recurring-transfer',
    area: 'Transfers',
    question: 'How do I save a fixed amount every month?',
    answer: ['Make a transfer from checking to savings and choose Every month as the frequency.'],
    link: { href: '/transfers', label: 'Transfer money' },
  },
  {
    slug: 'external-accounts',
    area: 'Transfers',
    question: 'How do I link an account at another bank?',
    answer: [
      'Enter its routing and account numbers. We send two deposits below one dollar; when you know their amounts, enter them to verify the account.',
      'You have three tries. Transfers arrive on the next business day.',
    ],
    link: { href: '/external-accounts/new', label: 'Link an account' },
  },
  {
    slug: 'direct-deposit',
    area: 'Accounts',
    question: 'What does my employer need for direct deposit?',
    answer: [
      'The routing and account numbers on the direct deposit page. There you also choose how much goes to savings.',
    ],
    link: { href: '/direct-deposit', label: 'Direct deposit' },
  },
  {
    slug: 'statements',
    area: 'Accounts',
    question: 'Where are my statements?',
    answer: ['The statements of the last 24 months can be opened and saved as PDF.'],
    link: { href: '/statements', label: 'Statements' },
  },
  {
    slug: 'pending-transactions',
    area: 'Accounts',
    question: 'Why is a purchase pending?',
    answer: [
      'Card purchases settle within a few days. The amount is already taken off your available balance.',
    ],
  },
  {
    slug: 'lock-card',
    area: 'Card',
    question: 'My card is lost. What now?',
    answer: [
      'Lock it at once on the credit card page. Locked cards decline new purchases. Then write to us about a replacement.',
    ],
    link: { href: '/card', label: 'Credit card' },
  },
  {
    slug: 'dispute',
    area: 'Card',
    question: 'I do not recognize a purchase.',
    answer: ['Open the transaction and choose Dispute. We look into it and tell you what we found.'],
    link: { href: '/disputes', label: 'Disputes' },
  },
  {
    slug: 'alerts',
    area: 'Security',
    question: 'How do I get a warning about a low balance?',
    answer: ['Turn on the low balance alert, choose the amount, and choose e-mail, in-app or both.'],
    link: { href: '/alerts', label: 'Alerts' },
  },
  {
    slug: 'two-step',
    area: 'Security',
    question: 'What is two-step verification?',
    answer: [
      'A device that is not trusted needs a code besides your password. We send it by text message or e-mail.',
    ],
    link: { href: '/profile/security', label: 'Security settings' },
  },
];

/** Every word must occur somewhere in the topic. */
export function findTopics(text: string): readonly HelpTopic[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return HELP_TOPICS.filter(({ area, question, answer }) => {
    const all = `${area} ${question} ${answer.join(' ')}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
