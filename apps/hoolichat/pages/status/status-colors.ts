import type { StatusView } from '../../rules/views.ts';

type StatusColor = StatusView['color'];

/** Backgrounds that white words stand on. */
export const STATUS_BACKGROUNDS: Record<StatusColor, string> = {
  teal: '#0f7f79',
  indigo: '#4a46b8',
  plum: '#8a3b7d',
  coral: '#c64a3c',
  amber: '#a86a00',
  forest: '#20633a',
  slate: '#44546a',
};

export const STATUS_COLORS = Object.keys(STATUS_BACKGROUNDS) as StatusColor[];
