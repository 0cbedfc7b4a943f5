import type { z } from 'zod';
import type { Ctx } from './context.ts';

/**
 * One thing an app's API can do. `query` and `download` answer GET and write nothing; `action` and `upload`
 * answer POST in one transaction. Inputs are validated by their schema before `run` sees them.
 */
export type Operation<In extends z.ZodType = z.ZodType, Out = unknown> =
  | {
      readonly kind: 'query' | 'action';
      readonly input: In;
      readonly run: (ctx: Ctx, input: z.output<In>) => Out;
    }
  | {
      readonly kind: 'download';
      readonly input: In;
      readonly run: (ctx: Ctx, input: z.output<In>) => FileContent;
    }
  | {
      readonly kind: 'upload';
      readonly input: In;
      readonly run: (ctx: Ctx, input: z.output<In>, bytes: Uint8Array) => Out;
    };

export interface FileContent {
  filename: string;
  type: string;
  bytes: Uint8Array | string;
  /** Shown by the browser instead of saved. */
  inline?: boolean;
}

/** Operations by name, "noun.verb": the name is the path under /api. */
// biome-ignore lint/suspicious/noExplicitAny: an operation is contravariant in its input; only `any` holds all of them
export type Api = Readonly<Record<string, Operation<any, any>>>;

type Definition<Kind, In, Run> = { readonly kind: Kind; readonly input: In; readonly run: Run };

export const query = <In extends z.ZodType, Out>(
  input: In,
  run: (ctx: Ctx, input: z.output<In>) => Out,
): Definition<'query', In, typeof run> => ({ kind: 'query', input, run });

export const action = <In extends z.ZodType, Out>(
  input: In,
  run: (ctx: Ctx, input: z.output<In>) => Out,
): Definition<'action', In, typeof run> => ({ kind: 'action', input, run });

export const download = <In extends z.ZodType>(
  input: In,
  run: (ctx: Ctx, input: z.output<In>) => FileContent,
): Definition<'download', In, typeof run> => ({ kind: 'download', input, run });

export const upload = <In extends z.ZodType, Out>(
  input: In,
  run: (ctx: Ctx, input: z.output<In>, bytes: Uint8Array) => Out,
): Definition<'upload', In, typeof run> => ({ kind: 'upload', input, run });

export type OperationName<A extends Api, Kind extends Operation['kind']> = {
  [Name in keyof A]: A[Name]['kind'] extends Kind ? Name : never;
}[keyof A] &
  string;

export type InputOf<A extends Api, Name extends keyof A> = z.input<A[Name]['input']>;
export type OutputOf<A extends Api, Name extends keyof A> = ReturnType<A[Name]['run']>;
