import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InputOf, OperationName } from '#kit/operation.ts';
import { type Answer, createClient } from '#kit/page/client.ts';
import { post } from '#kit/page/rpc.ts';
import type { Api } from '../api.ts';

export const { useData, useAction, useUpload, fileUrl, ask } = createClient<Api>();

/** Asks anew for all that is on the page but the draft in the compose window: there the writer has the last word. */
export const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'drafts.get' });

/** What was kept of drafts off the page is out of date, and would be taken for the draft when it is opened again. */
export function forgetDrafts(client: QueryClient): void {
  client.removeQueries({ queryKey: ['drafts.get'], type: 'inactive' });
  client.removeQueries({ queryKey: ['threads.get'], type: 'inactive' });
}

/**
 * An action that may be under way several times at once, such as archiving one conversation after the other. Unlike
 * `useAction` it does not hold a second call back. `refresh: false` leaves the data on the page as it is.
 */
export function useSend() {
  const client = useQueryClient();
  return useCallback(
    async <Name extends OperationName<Api, 'action'>>(
      name: Name,
      input: InputOf<Api, Name>,
      { refresh: isFresh = true }: { refresh?: boolean } = {},
    ): Promise<Answer<Api, Name>> => {
      const answer = (await post(name, input, crypto.randomUUID())) as Answer<Api, Name>;
      if (isFresh) await refresh(client);
      return answer;
    },
    [client],
  );
}
