export const frequencies = [
  { value: 'once', label: 'One time' },
  { value: 'weekly', label: 'Every week' },
  { value: 'biweekly', label: 'Every two weeks' },
  { value: 'monthly', label: 'Every month' },
] as const;

export type Frequency = (typeof frequencies)[number]['value'];

export const frequencyLabel = (value: Frequency): string =>
  frequencies.find((frequency) => frequency.value === value)?.label ?? value;
