import { setTimeout as sleep } from 'node:timers/promises';

/** A server that speaks the OpenAI-compatible chat completions protocol. */
export interface ReplyModel {
  readonly url: string;
  readonly name: string;
  readonly key: string;
}

const PATIENCE_MS = 15_000;
const MOST_TRIES = 3;
const LONGEST_PAUSE_MS = 3_000;
const MOST_BYTES = 64 * 1024;
const MOST_TOKENS = 400;

/** The text of one completion. Throws when there is none within the time a person would wait. */
export async function askModel(
  model: ReplyModel,
  prompt: { system: string; user: string },
  stopped: AbortSignal,
): Promise<string> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)]);
  for (let tries = 1; ; tries++) {
    const response = await request(model, prompt, signal);
    if (response.ok) return contentOf(await readBody(response));
    await response.body?.cancel();
    const mayPass = response.status === 429 || response.status >= 500;
    if (!mayPass || tries === MOST_TRIES) throw new Error(`status ${response.status} after ${tries} tries`);
    await sleep(pauseOf(response, tries), undefined, { signal });
  }
}

const request = (
  { url, name, key }: ReplyModel,
  { system, user }: { system: string; user: string },
  signal: AbortSignal,
) =>
  fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      ...{ model: name, max_tokens: MOST_TOKENS, temperature: 0.7, stream: false },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
    signal,
  });

function pauseOf(response: Response, tries: number): number {
  const asked = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
  return Math.min(Number.isFinite(asked) && asked >= 0 ? asked : 400 * tries, LONGEST_PAUSE_MS);
}

/** An answer without end is cut off, not collected. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES} bytes`);
  }
  return text;
}

function contentOf(body: string): string {
  let content: unknown;
  try {
    content = JSON.parse(body)?.choices?.[0]?.message?.content;
  } catch {
    throw new Error('an answer that is not JSON');
  }
  if (typeof content !== 'string') throw new Error('an answer without content');
  return content;
}
