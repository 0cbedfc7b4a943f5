import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import {
  type BashAnswer,
  bashSchema,
  type CommandRequest,
  commandSchema,
  type ExecuteAnswer,
  type PythonAnswer,
  pythonSchema,
  verifiedCommandSchema,
} from '#protocol/control.ts';
import { argvOf, pythonCodeOf } from '../command-line.ts';
import type { ControlParts } from '../control-parts.ts';
import { expandPath } from '../expand-path.ts';
import { CannotStart, type Outcome, TookTooLong } from '../programs.ts';
import { readPlainScript } from '../pyautogui/plain-script.ts';
import { bodyAs, checked, jsonBody, Refused } from '../request-body.ts';

const TIMEOUT_MS = 120_000;
/** Clients give up at 90 seconds. */
const PYTHON_TIMEOUT_MS = 85_000;
const CHECK_TIMEOUT_MS = 5000;
const RUN_PYTHON = '/usr/lib/mypc/run-python';
/** A block after a semicolon: what clients make of an agent's code by putting imports before it. */
const BLOCK_IN_LINE = /;[ \t]*(?:(?:for|while|if|with|def|class|try|async|match)\b|@)/;
const NOTHING: Outcome = { stdout: Buffer.alloc(0), stderr: Buffer.alloc(0), returncode: 0 };
/** Reads the script whole, then gives it an empty input and one output. */
const RUN_BASH = 'script=$(cat); exec </dev/null 2>&1; eval "$script"';

/** Programs, code and scripts in the PC. */
export function executeRoutes(parts: ControlParts): Hono {
  const { programs } = parts;
  const hono = new Hono();

  for (const path of ['/execute', '/setup/execute'])
    hono.post(path, async (c) => {
      const outcome = await execute(parts, await bodyAs(c, commandSchema));
      return c.json(executeAnswer(outcome));
    });

  for (const path of ['/execute_with_verification', '/setup/execute_with_verification'])
    hono.post(path, async (c) => {
      const wanted = await bodyAs(c, verifiedCommandSchema);
      const answer = executeAnswer(await execute(parts, wanted));
      if (Object.keys(wanted.verification).length === 0) return c.json(answer);
      const began = performance.now();
      const passed = await untilVerified(parts, wanted);
      const wait_time = (performance.now() - began) / 1000;
      if (passed) return c.json({ ...answer, verification: 'passed', wait_time });
      return c.json({ ...answer, status: 'verification_failed', verification: 'failed', wait_time }, 500);
    });

  hono.post('/setup/launch', async (c) => {
    const request = await bodyAs(c, commandSchema);
    const argv = argvOf(request, await homeOf(parts));
    await programs.launch(argv);
    return c.text(`${[request.command].flat().join(' ')} launched successfully`);
  });

  hono.post('/run_python', async (c) => {
    const { code } = await bodyAs(c, pythonSchema);
    return runPython(c, parts, code);
  });

  hono.post('/run_bash_script', (c) => runBash(c, parts));
  return hono;
}

async function homeOf({ programs }: ControlParts): Promise<string> {
  return (await programs.environment()).get('HOME') ?? '/';
}

/** Calls of pyautogui that stand for themselves are done here and now; anything else by the program itself. */
async function execute(parts: ControlParts, request: CommandRequest): Promise<Outcome> {
  const argv = argvOf(request, await homeOf(parts));
  const code = pythonCodeOf(argv);
  const plain = code === undefined ? null : readPlainScript(code);
  if (plain) {
    await parts.hands.perform(plain);
    return NOTHING;
  }
  if (code !== undefined && BLOCK_IN_LINE.test(code))
    return parts.programs.run([RUN_PYTHON], { input: code, timeoutMs: TIMEOUT_MS });
  return parts.programs.run(argv, { timeoutMs: TIMEOUT_MS });
}

const executeAnswer = ({ stdout, stderr, returncode }: Outcome): ExecuteAnswer => ({
  status: 'success',
  output: stdout.toString('utf8'),
  error: stderr.toString('utf8'),
  returncode,
});

async function untilVerified(
  parts: ControlParts,
  wanted: z.output<typeof verifiedCommandSchema>,
): Promise<boolean> {
  const end = performance.now() + wanted.max_wait_time * 1000;
  while (!(await isVerified(parts, wanted.verification))) {
    if (performance.now() >= end) return false;
    await sleep(Math.min(wanted.check_interval * 1000, Math.max(0, end - performance.now())));
  }
  return true;
}

async function isVerified(
  { display, programs }: ControlParts,
  { window_exists: name, command_success: command }: z.output<typeof verifiedCommandSchema>['verification'],
): Promise<boolean> {
  if (name !== undefined && !(await display.windows.find({ name }))) return false;
  if (command === undefined) return true;
  try {
    const { returncode } = await programs.run(['/bin/sh', '-c', command], { timeoutMs: CHECK_TIMEOUT_MS });
    return returncode === 0;
  } catch (error) {
    if (error instanceof TookTooLong || error instanceof CannotStart) return false;
    throw error;
  }
}

async function runPython(c: Context, { hands, programs }: ControlParts, code: string): Promise<Response> {
  const plain = readPlainScript(code);
  if (plain) await hands.perform(plain);
  try {
    const options = { input: code, timeoutMs: PYTHON_TIMEOUT_MS };
    const { stdout, stderr, returncode } = plain ? NOTHING : await programs.run([RUN_PYTHON], options);
    const output = stdout.toString('utf8');
    const isSilent = returncode !== 0 && stderr.length === 0;
    const error = isSilent ? `Process exited with code ${returncode}` : stderr.toString('utf8');
    return c.json({
      status: returncode === 0 ? 'success' : 'error',
      message: [output, error].filter(Boolean).join('\n'),
      need_more: false,
      output,
      error,
      return_code: returncode,
    } satisfies PythonAnswer);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    const message = 'Execution timeout: Code took too long to execute';
    return c.json({ status: 'error', message, error: 'TimeoutExpired', need_more: false, output: null }, 500);
  }
}

/** Whatever happens, the answer has the same fields; clients read nothing else. */
async function runBash(c: Context, { programs }: ControlParts): Promise<Response> {
  const failed = (output: string, status: ContentfulStatusCode) =>
    c.json({ status: 'error', output, error: '', returncode: -1 } satisfies BashAnswer, status);
  try {
    const { script, timeout, working_dir } = checked(bashSchema, await jsonBody(c));
    const cwd = working_dir ? await expandPath(programs, working_dir) : undefined;
    const options = { input: script, timeoutMs: timeout * 1000, ...(cwd ? { cwd } : {}) };
    const { stdout, returncode } = await programs.run(['/bin/bash', '-c', RUN_BASH], options);
    const answer: BashAnswer = {
      status: returncode === 0 ? 'success' : 'error',
      output: stdout.toString('utf8'),
      error: '',
      returncode,
    };
    return c.json(answer);
  } catch (error) {
    if (error instanceof TookTooLong)
      return failed(`Script execution timed out after ${error.timeoutMs / 1000} seconds`, 500);
    if (error instanceof CannotStart)
      return failed(`Working directory does not exist: ${error.message}`, 400);
    if (error instanceof Refused) return failed(error.message, error.status);
    throw error;
  }
}
