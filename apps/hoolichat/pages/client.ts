import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InputOf, OperationName } from '#kit/operation.ts';
import { type Answer, createClient } from '#kit/page/client.ts';
import { post, RpcError } from '#kit/page/rpc.ts';
import { toast } from '#kit/ui/toast.tsx';
import type { Api } from '../api.ts';

export const { useData, useAction, ask } = createClient<Api>();

/**
 * An action that may be under way several times at once, such as reacting to one message after the other. Answers
 * null, and says why, when it was refused.
 */
export function usePerform() {
  const client = useQueryClient();
  return useCallback(
    async <Name extends OperationName<Api, 'action'>>(
      name: Name,
      input: InputOf<Api, Name>,
    ): Promise<Answer<Api, Name> | null> => {
      try {
        const answer = (await post(name, input, crypto.randomUUID())) as Answer<Api, Name>;
        await client.invalidateQueries();
        return answer;
      } catch (refusal) {
        toast.error(refusal instanceof RpcError ? refusal.message : String(refusal));
        await client.invalidateQueries();
        return null;
      }
    },
    [client],
  );
}
