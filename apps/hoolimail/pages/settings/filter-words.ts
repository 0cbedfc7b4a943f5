import { formatBytes } from '#kit/ui/check-files.ts';
import type { FilterActions, FilterCriteria } from '../../rules/filters.ts';
import type { LabelTag } from '../../rules/views.ts';
import type { SearchFields } from '../frame/search-fields.ts';
import { CATEGORY_NAMES } from '../mail-names.ts';

export const NO_CRITERIA: FilterCriteria = {
  from: '',
  to: '',
  subject: '',
  hasWords: '',
  doesntHave: '',
  hasAttachment: false,
  size: null,
};

export const NO_ACTIONS: FilterActions = {
  skipInbox: false,
  markRead: false,
  star: false,
  labelId: null,
  trash: false,
  neverSpam: false,
  category: null,
};

export const criteriaOf = (fields: SearchFields): FilterCriteria => ({
  from: fields.from,
  to: fields.to,
  subject: fields.subject,
  hasWords: fields.hasWords,
  doesntHave: fields.doesntHave,
  hasAttachment: fields.hasAttachment,
  size: null,
});

export const isEmptyCriteria = (criteria: FilterCriteria): boolean =>
  !criteria.hasAttachment &&
  !criteria.size &&
  [criteria.from, criteria.to, criteria.subject, criteria.hasWords, criteria.doesntHave].every(
    (text) => !text.trim(),
  );

/** `from:(pam) has:attachment` */
export function describeCriteria(criteria: FilterCriteria): string {
  const parts = [
    criteria.from && `from:(${criteria.from})`,
    criteria.to && `to:(${criteria.to})`,
    criteria.subject && `subject:(${criteria.subject})`,
    criteria.hasWords,
    criteria.doesntHave && `-(${criteria.doesntHave})`,
    criteria.hasAttachment && 'has:attachment',
    criteria.size && `${criteria.size.is} than ${formatBytes(criteria.size.bytes)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `Skip Inbox, Apply label “Receipts”` */
export function describeActions(actions: FilterActions, labels: readonly LabelTag[]): string {
  const label = labels.find(({ id }) => id === actions.labelId);
  const parts = [
    actions.skipInbox && 'Skip Inbox',
    actions.markRead && 'Mark as read',
    actions.star && 'Star it',
    label && `Apply label “${label.name}”`,
    actions.trash && 'Delete it',
    actions.neverSpam && 'Never send it to Spam',
    actions.category && `Categorize as ${CATEGORY_NAMES[actions.category]}`,
  ];
  return parts.filter(Boolean).join(', ');
}
