import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from '#kit/ui/toast.tsx';
import type { Change } from '../../api/inputs.ts';
import type { ListInput } from '../../list-location.ts';
import type { Summary, ThreadPage, ThreadView } from '../../rules/views.ts';
import { refresh, useSend } from '../client.ts';
import { describeChange } from './change-words.ts';
import { changedRow, leavesList, withoutUnread } from './optimistic.ts';
import { toastWithUndo } from './undo.ts';

/** Changes that show at once where they were made need no toast. */
const QUIET = ['star', 'unstar', 'important', 'notImportant'];

/** What can be done to conversations: shown at once, then told to the server, with a way back. */
export function useThreadActions() {
  const client = useQueryClient();
  const send = useSend();

  const report = useCallback(
    (change: Change, { changed, undoToken }: { changed: number; undoToken?: string }) => {
      const labels = client.getQueryData<Summary>(['mailbox.summary', {}])?.labels ?? [];
      const message = describeChange(change, changed, labels);
      if (!undoToken) return toast.success(message);
      toastWithUndo(message, () => {
        send('threads.undo', { token: undoToken }).then(
          () => toast.success('Action undone.'),
          (refusal: Error) => toast.error(refusal.message),
        );
      });
    },
    [client, send],
  );

  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (refusal) {
        toast.error(refusal instanceof Error ? refusal.message : String(refusal));
        await refresh(client);
      }
    },
    [client],
  );

  const change = useCallback(
    (ids: readonly number[], wanted: Change, { quiet = QUIET.includes(wanted.do) } = {}) =>
      attempt(async () => {
        await showAtOnce(client, ids, wanted);
        const result = await send('threads.modify', { ids: [...ids], change: wanted }, { refresh: false });
        if (!quiet) report(wanted, result);
        await refresh(client);
      }),
    [attempt, client, report, send],
  );

  /** Every conversation of a list, also those on other pages. */
  const changeAll = useCallback(
    ({ page: _, ...selection }: ListInput, wanted: Change) =>
      attempt(async () => report(wanted, await send('threads.modifyAll', { ...selection, change: wanted }))),
    [attempt, report, send],
  );

  return { change, changeAll };
}

/** Opening a conversation reads it. What the page shows is corrected here, so that nothing has to be fetched anew. */
export function useMarkRead() {
  const client = useQueryClient();
  const send = useSend();
  return useCallback(
    async (thread: ThreadView) => {
      const outdated = outdatedQueries(client);
      await showAtOnce(client, [thread.id], { do: 'read' });
      client.setQueryData<Summary>(
        ['mailbox.summary', {}],
        (summary) => summary && withoutUnread(summary, thread),
      );
      await send('threads.modify', { ids: [thread.id], change: { do: 'read' } }, { refresh: false });
      await Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
    },
    [client, send],
  );
}

/** Data that is to be fetched anew, or is being fetched: what is shown at once would pass for that answer. */
const outdatedQueries = (client: QueryClient): QueryKey[] =>
  client
    .getQueryCache()
    .findAll({
      predicate: ({ state }) =>
        state.data !== undefined && (state.isInvalidated || state.fetchStatus === 'fetching'),
    })
    .map(({ queryKey }) => queryKey);

async function showAtOnce(client: QueryClient, ids: readonly number[], change: Change): Promise<void> {
  await client.cancelQueries({ queryKey: ['threads.list'] });
  for (const [key, page] of client.getQueriesData<ThreadPage>({ queryKey: ['threads.list'] })) {
    if (!page) continue;
    const isGone = leavesList(change, key[1] as ListInput);
    const rows = page.rows
      .filter((row) => !(isGone && ids.includes(row.id)))
      .map((row) => (ids.includes(row.id) ? changedRow(row, change) : row));
    client.setQueryData(key, { ...page, rows, total: page.total - (page.rows.length - rows.length) });
  }
  for (const id of ids)
    client.setQueryData<ThreadView>(
      ['threads.get', { id }],
      (thread) => thread && changedThread(thread, change),
    );
}

function changedThread(thread: ThreadView, change: Change): ThreadView {
  if (change.do === 'star' || change.do === 'unstar') return { ...thread, starred: change.do === 'star' };
  if (change.do === 'read') return { ...thread, unread: false };
  if (change.do === 'important' || change.do === 'notImportant')
    return { ...thread, important: change.do === 'important' };
  return thread;
}
