import { hueOf } from '#kit/ui/avatar-tone.ts';

/** The color of a person's name in groups, the same everywhere. */
export const personColor = (name: string): string => `oklch(var(--sender-lightness) 0.13 ${hueOf(name)})`;
