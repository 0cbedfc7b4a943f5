const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `-123456` → `-$1,234.56` */
export const formatCents = (cents: number): string => dollars.format(cents / 100);
