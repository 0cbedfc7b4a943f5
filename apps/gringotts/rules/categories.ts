/** How the bank files what its customers do with money. The key is stored, the label shown. */
export const CATEGORIES = {
  groceries: 'Groceries',
  dining: 'Food & drink',
  delivery: 'Food delivery',
  coffee: 'Coffee shops',
  shopping: 'Shopping',
  gas: 'Gas',
  rides: 'Rides & transit',
  travel: 'Travel',
  entertainment: 'Entertainment',
  subscriptions: 'Subscriptions',
  utilities: 'Bills & utilities',
  housing: 'Home',
  insurance: 'Insurance',
  auto: 'Automotive',
  health: 'Health & wellness',
  gifts: 'Gifts & donations',
  education: 'Education',
  cash: 'Cash & ATM',
  people: 'Payments to people',
  fees: 'Fees & interest',
  other: 'Other',
  income: 'Income',
  transfer: 'Transfers & payments',
} as const;

export type Category = keyof typeof CATEGORIES;

export const CATEGORY_KEYS = Object.keys(CATEGORIES) as [Category, ...Category[]];

/** Money that comes in or only changes accounts is not spent. */
const NOT_SPENT: readonly string[] = ['income', 'transfer'];

export const SPENDING_CATEGORIES = CATEGORY_KEYS.filter((key) => !NOT_SPENT.includes(key)) as [
  Category,
  ...Category[],
];

export const isSpendingCategory = (key: string): boolean =>
  (SPENDING_CATEGORIES as readonly string[]).includes(key);

export const categoryLabel = (key: string): string => CATEGORIES[key as Category] ?? 'Other';
