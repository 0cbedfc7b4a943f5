import { RpcError } from './rpc.ts';

/** Waits for an action of a form; a refusal is shown by the form itself. */
export async function attempt<T>(action: Promise<T> | T): Promise<T | undefined> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}
