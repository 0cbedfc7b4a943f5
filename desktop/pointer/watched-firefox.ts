import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { callAdmin } from '#server/admin-client.ts';
import type { ControlClient } from '../control/control-client.ts';
import type { Pc } from '../pc.ts';
import { type Bidi, BidiError, openBidi } from './bidi.ts';
import { connectInside } from './connect-inside.ts';
import type { Page, Question } from './page-eyes.ts';
import { forgetHiding, hideWatching } from './plain-window.ts';
import { until } from './until.ts';

const PORT = 9222;
/** A world of its own in the page: the page does not see our code, nor can it change what it sees. */
const SANDBOX = 'mypc';
const DOWNLOADED_WITHIN_MS = 20_000;

const eyes = stripTypeScriptTypes(
  readFileSync(fileURLToPath(import.meta.resolve('./page-eyes.ts')), 'utf8'),
).replaceAll(/^export /gm, '');
const askInPage = `(question) => { ${eyes}; return JSON.stringify(answer(JSON.parse(question))); }`;

/** The PC's own Firefox, with eyes in its page. Hands are another matter. */
export interface WatchedFirefox {
  /** Null while the page is on its way to another. */
  ask<T>(question: Question): Promise<T | null>;
  /** Path in the PC of what is saved next. */
  nextDownload(): Promise<string>;
  /** Closes Firefox, and with it the port it could be watched through. */
  close(): Promise<void>;
}

/** Starts Firefox so that it can be watched. Nobody else must be at the PC: they could use the port as well. */
export async function startWatchedFirefox(pc: Pc & { control: ControlClient }): Promise<WatchedFirefox> {
  await hideWatching(pc.control);
  await pc.control.launch(['firefox-esr', `--remote-debugging-port=${PORT}`]);
  const { pid } = await callAdmin<{ pid: number }>(pc.stateDir, 'GET', '/health');
  const bidi = await openBidi(await connectInside(pid, PORT), PORT);
  await bidi.call('session.subscribe', { events: ['browsingContext.downloadEnd'] });
  const ask = async <T>(question: Question): Promise<T | null> => {
    const answer = await evaluate(bidi, question);
    return answer === null ? null : JSON.parse(answer);
  };
  await until('see the first page', async () => (await ask<Page>({ ask: 'page' }))?.isLoaded || null);
  return {
    ask,
    nextDownload: () => nextDownload(bidi),
    async close() {
      await bidi.call('browser.close').catch(() => undefined);
      bidi.close();
      await forgetHiding(pc.control);
    },
  };
}

interface Tree {
  contexts: { context: string; url: string }[];
}

interface Evaluated {
  type: 'success' | 'exception';
  result: { value: string };
  exceptionDetails: { text: string };
}

async function evaluate(bidi: Bidi, question: Question): Promise<string | null> {
  try {
    const { contexts } = await bidi.call<Tree>('browsingContext.getTree', { maxDepth: 0 });
    const answer = await bidi.call<Evaluated>('script.callFunction', {
      functionDeclaration: askInPage,
      arguments: [{ type: 'string', value: JSON.stringify(question) }],
      target: { context: contexts.at(-1)?.context, sandbox: SANDBOX },
      awaitPromise: false,
    });
    if (answer.type === 'success') return answer.result.value;
    throw new Error(`Cannot look at the page: ${answer.exceptionDetails.text}`);
  } catch (error) {
    if (error instanceof BidiError) return null;
    throw error;
  }
}

function nextDownload(bidi: Bidi): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Nothing was downloaded within ${DOWNLOADED_WITHIN_MS} ms.`)),
      DOWNLOADED_WITHIN_MS,
    );
    bidi.on('browsingContext.downloadEnd', (params) => {
      clearTimeout(timer);
      const { filepath } = params as { filepath?: string };
      if (filepath) resolve(filepath);
      else reject(new Error('The download was cancelled.'));
    });
  });
}
