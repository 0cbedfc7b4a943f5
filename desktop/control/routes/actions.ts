import { Hono } from 'hono';
import { type ActionsAnswer, settleSchema } from '#protocol/control.ts';
import { readActions } from '../action-deed.ts';
import type { ControlParts } from '../control-parts.ts';
import { deedOfCall } from '../pyautogui/deed-of-call.ts';
import { callSchema } from '../pyautogui/define-function.ts';
import { bodyAs, checked, jsonBody } from '../request-body.ts';

/** Mouse and keyboard. */
export function actionRoutes({ screen, display, hands }: ControlParts): Hono {
  const hono = new Hono();

  /** One action or a list; with `?screenshot=1` the answer has the screen that follows. */
  hono.post('/actions', async (c) => {
    const { screenshot, ...options } = c.req.query();
    const settle = checked(settleSchema, options);
    await hands.perform(readActions(await jsonBody(c), screen));
    const answer: ActionsAnswer = { status: 'success', cursor: [0, 0] };
    if (screenshot && screenshot !== '0') {
      answer.still = await screen.settle({ stillMs: settle.still_ms, atMostMs: settle.max_ms });
      answer.screenshot = (await screen.png()).toString('base64');
    }
    const { x, y } = await display.pointer();
    answer.cursor = [x, y];
    return c.json(answer);
  });

  /** What the `pyautogui` module in the PC calls. */
  hono.post('/pyautogui', async (c) => {
    const deed = deedOfCall(await bodyAs(c, callSchema));
    const [value] = await hands.perform([deed]);
    return c.json({ value: value ?? null });
  });
  return hono;
}
