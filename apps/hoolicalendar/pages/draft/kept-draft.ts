import type { EventDraft } from './draft.ts';

let kept: EventDraft | null = null;

/** What was written so far goes along from the small window to the whole editor. A reload starts anew. */
export const keepDraft = (draft: EventDraft): void => {
  kept = draft;
};

export const keptDraft = (): EventDraft | null => kept;
