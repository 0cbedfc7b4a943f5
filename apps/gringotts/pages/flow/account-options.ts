import { formatCents } from '#kit/money.ts';
import { useData } from '../client.ts';

/** The owner's accounts as choices of a form. */
export function useAccountOptions(kinds: readonly string[] = ['checking', 'savings']) {
  const accounts = useData('accounts.list', {});
  return accounts
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id, label, kind, availableCents }) => ({
      value: String(id),
      label,
      kind,
      detail: kind === 'loan' ? 'Auto loan' : `${formatCents(availableCents)} available`,
    }));
}
