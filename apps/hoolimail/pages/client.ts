import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InputOf, OperationName } from '#kit/operation.ts';
import { type Answer, createClient } from '#kit/page/client.ts';
import { post } from '#kit/page/rpc.ts';
import type { Api } from '../api.ts';

export const { useData, useAction, useUpload, fileUrl, ask } = createClient<Api>();

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
      { refresh = true }: { refresh?: boolean } = {},
    ): Promise<Answer<Api, Name>> => {
      const answer = (await post(name, input, crypto.randomUUID())) as Answer<Api, Name>;
      if (refresh) await client.invalidateQueries();
      return answer;
    },
    [client],
  );
}
