import { z } from 'zod';

/** What agents' clients and the harness say to the control server of a PC, and what it answers. */

const button = z.enum(['left', 'middle', 'right']).default('left');
const coordinate = z.number().min(0);
const point = { x: coordinate, y: coordinate };
/** Where the pointer is, when absent. */
const place = { x: coordinate.optional(), y: coordinate.optional() };
const seconds = z.number().min(0).max(60);
const key = z.string().min(1);

const kinds = {
  MOVE_TO: { ...place, duration: seconds.default(0) },
  CLICK: { ...place, button, num_clicks: z.int().min(1).max(10).default(1) },
  MOUSE_DOWN: { ...place, button },
  MOUSE_UP: { ...place, button },
  RIGHT_CLICK: place,
  DOUBLE_CLICK: { ...place, button },
  DRAG_TO: { ...point, button, duration: seconds.default(0.3) },
  /** In clicks of the wheel; positive is right and up. */
  SCROLL: {
    ...place,
    dx: z.int().min(-1000).max(1000).default(0),
    dy: z.int().min(-1000).max(1000).default(0),
  },
  TYPING: { text: z.string().max(100_000) },
  PRESS: { key },
  KEY_DOWN: { key },
  KEY_UP: { key },
  HOTKEY: { keys: z.array(key).min(1).max(10) },
  WAIT: { seconds: seconds.default(1) },
  /** For whoever drives the agent; on the PC they do nothing. */
  FAIL: {},
  DONE: { answer: z.string().optional() },
  CALL_USER: { message: z.string().optional() },
} as const;

const kind = <Name extends keyof typeof kinds>(name: Name) =>
  z.strictObject({ action_type: z.literal(name), ...kinds[name] });

/** The `computer_13` actions and those of OS-MAP, as `{action_type, …}`. */
export const actionSchema = z.discriminatedUnion('action_type', [
  kind('MOVE_TO'),
  kind('CLICK'),
  kind('MOUSE_DOWN'),
  kind('MOUSE_UP'),
  kind('RIGHT_CLICK'),
  kind('DOUBLE_CLICK'),
  kind('DRAG_TO'),
  kind('SCROLL'),
  kind('TYPING'),
  kind('PRESS'),
  kind('KEY_DOWN'),
  kind('KEY_UP'),
  kind('HOTKEY'),
  kind('WAIT'),
  kind('FAIL'),
  kind('DONE'),
  kind('CALL_USER'),
]);

export type Action = z.output<typeof actionSchema>;
/** As clients write it: defaults left out. */
export type ActionInput = z.input<typeof actionSchema>;
export const ACTION_TYPES = Object.keys(kinds);

/** How long to wait for a screen that is still. */
export const settleSchema = z.object({
  still_ms: z.coerce.number().min(0).max(10_000).default(120),
  max_ms: z.coerce.number().min(0).max(60_000).default(3000),
});
export type SettleOptions = z.input<typeof settleSchema>;

export interface ActionsAnswer {
  status: 'success';
  /** Where the pointer is afterwards. */
  cursor: [x: number, y: number];
  /** PNG in base64, when it was asked for: taken once the screen was still, or the longest wait was over. */
  screenshot?: string;
  still?: boolean;
}

export const commandSchema = z.object({
  command: z.union([z.string(), z.array(z.string())]),
  shell: z.boolean().default(false),
});
export type CommandRequest = z.input<typeof commandSchema>;

export interface ExecuteAnswer {
  status: 'success';
  output: string;
  error: string;
  returncode: number;
}

export const verifiedCommandSchema = commandSchema.extend({
  verification: z
    .object({ window_exists: z.string().optional(), command_success: z.string().optional() })
    .default({}),
  max_wait_time: z.number().min(0).max(600).default(10),
  check_interval: z.number().min(0.05).max(60).default(1),
});

export const pythonSchema = z.object({ code: z.string().min(1) });
export interface PythonAnswer {
  status: 'success' | 'error';
  message: string;
  need_more: false;
  output: string;
  error: string;
  return_code: number;
}

export const bashSchema = z.object({
  script: z.string().min(1),
  timeout: z.number().positive().max(3600).default(100),
  working_dir: z.string().nullish(),
});
export type BashRequest = z.input<typeof bashSchema>;
export interface BashAnswer {
  status: 'success' | 'error';
  /** What it printed, errors included. */
  output: string;
  error: '';
  returncode: number;
}

const line = z.int().min(0);
const path = z.string().min(1);

/** The file editor of an agent. Lines count from one. */
export const fileEditSchema = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('view'),
    path,
    /** First and last line; -1 is the end of the file. */
    view_range: z.tuple([z.int().min(1), z.int().min(-1)]).optional(),
  }),
  z.strictObject({ command: z.literal('create'), path, file_text: z.string() }),
  z.strictObject({
    command: z.literal('str_replace'),
    path,
    /** Must be in the file exactly once. */
    old_str: z.string().min(1),
    new_str: z.string().default(''),
  }),
  /** After a line; 0 is the start of the file. */
  z.strictObject({ command: z.literal('insert'), path, insert_line: line, insert_text: z.string() }),
  /** Takes the last change of a file back. */
  z.strictObject({ command: z.literal('undo_edit'), path }),
]);
export type FileEdit = z.input<typeof fileEditSchema>;

export interface FileEditAnswer {
  status: 'success';
  output: string;
}

export interface DirectoryTree {
  type: 'directory' | 'file';
  name: string;
  children?: DirectoryTree[];
}
