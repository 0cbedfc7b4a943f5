import { expect, test } from 'vitest';
import template from '#apps/_template/app.ts';
import { createHttpCaller } from './testing/http.ts';
import { withTestServer } from './testing/test-server.ts';

const server = withTestServer(template);

test('a password changed in one app holds there, and there only', async () => {
  const { password, world } = server.current;
  const [other] = world.apps;
  const signIn = async (app: typeof template, secret: string) => {
    const body = JSON.stringify({ email: world.facts.owner.email, password: secret });
    return (await fetch(`${server.urlOf(app)}/api/session.signIn`, { method: 'POST', body })).status;
  };
  const change = (current: string, next: string) =>
    createHttpCaller(server.current, template).call('password.change', { kind: 'action' }, { current, next });

  expect((await change('not it', 'something longer')).status).toBe(422);
  expect((await change(password, 'short')).status).toBe(400);
  expect((await change(password, 'something longer')).status).toBe(200);
  expect(await signIn(template, password)).toBe(422);
  expect(await signIn(template, 'something longer')).toBe(200);
  expect(other && (await signIn(other, password))).toBe(200);
});
