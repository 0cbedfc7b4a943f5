import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { KitApi } from '../kit-api.ts';
import type { Api, InputOf, OperationName, OutputOf } from '../operation.ts';
import { get, post, postBytes, RpcError, urlOf } from './rpc.ts';

/** What JSON makes of a server value. */
type Wire<T> = T extends Uint8Array ? never : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;

export type Answer<A extends Api, Name extends keyof A> = Wire<OutputOf<A, Name>>;

export interface ActionState {
  readonly busy: boolean;
  /** The whole refusal; field messages are in `fields`. */
  readonly error: RpcError | null;
  readonly fields: Readonly<Record<string, string>>;
  reset(): void;
}

/** The browser's side of an app's API, typed by it: `export const { useData, useAction } = createClient<Api>()`. */
export function createClient<AppApi extends Api>() {
  type A = AppApi & KitApi;

  /** Suspends until the answer is there; throws a refusal to the page's error boundary. */
  function useData<Name extends OperationName<A, 'query'>>(
    name: Name,
    input: InputOf<A, Name>,
  ): Answer<A, Name> {
    return useSuspenseQuery({ queryKey: [name, input], queryFn: () => get(name, input) }).data as Answer<
      A,
      Name
    >;
  }

  /** Sends the same input once however often it is clicked. All data on the page is fresh when `run` resolves. */
  function useAction<Name extends OperationName<A, 'action'>>(
    name: Name,
  ): ActionState & { run(input: InputOf<A, Name>): Promise<Answer<A, Name>> } {
    const client = useQueryClient();
    const keys = useRef(new Map<string, string>());
    const { mutateAsync, isPending, error, reset } = useMutation({
      mutationFn: (input: InputOf<A, Name>) => post(name, input, keyFor(keys.current, input)),
      onSettled: (_, failure, input) => {
        const answered = !(failure instanceof RpcError && failure.status === 0);
        if (answered) keys.current.delete(JSON.stringify(input));
      },
      onSuccess: () => client.invalidateQueries(),
    });
    const refusal = error instanceof RpcError ? error : null;
    return {
      run: async (input) => (await mutateAsync(input)) as Answer<A, Name>,
      busy: isPending,
      error: refusal,
      fields: refusal?.fields ?? {},
      reset,
    };
  }

  function useUpload<Name extends OperationName<A, 'upload'>>(name: Name) {
    const client = useQueryClient();
    return async (input: InputOf<A, Name>, bytes: Blob): Promise<Answer<A, Name>> => {
      const answer = (await postBytes(name, input, bytes)) as Answer<A, Name>;
      await client.invalidateQueries();
      return answer;
    };
  }

  return {
    useData,
    useAction,
    useUpload,
    /** Address of a download, for a link. */
    fileUrl: <Name extends OperationName<A, 'download'>>(name: Name, input: InputOf<A, Name>): string =>
      urlOf(name, input),
    /** A query outside rendering, e.g. suggestions while typing. */
    ask: async <Name extends OperationName<A, 'query'>>(
      name: Name,
      input: InputOf<A, Name>,
    ): Promise<Answer<A, Name>> => (await get(name, input)) as Answer<A, Name>,
  };
}

/** One key for an input until it is answered: sent again meanwhile, or after a lost connection, it acts once. */
function keyFor(keys: Map<string, string>, input: unknown): string {
  const text = JSON.stringify(input);
  const key = keys.get(text) ?? crypto.randomUUID();
  keys.set(text, key);
  return key;
}
