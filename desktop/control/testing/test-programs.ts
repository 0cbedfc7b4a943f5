import { expect, test } from 'vitest';
import type { TestPc } from '../../testing/with-test-pc.ts';
import { call } from './call.ts';

/** Rows of the API about programs and scripts. */
export function testPrograms(on: TestPc): void {
  const post = (path: `/${string}`, json: unknown) => call(on.control.socketPath, `POST ${path}`, { json });

  test.each(['/execute', '/setup/execute'] as const)(
    '%s runs a command and tells how it ended',
    async (path) => {
      const said = (json: unknown) => post(path, json).then((answer) => answer.json());
      expect(await said({ command: `printf '%s|' "a b" ~/x c\\ d` })).toEqual({
        ...{ status: 'success', output: 'a b|/home/user/x|c d|', error: '', returncode: 0 },
      });
      expect(await said({ command: 'echo $((1 + 2)); echo bad >&2; exit 3', shell: true })).toEqual({
        ...{ status: 'success', output: '3\n', error: 'bad\n', returncode: 3 },
      });
      expect(await said({ command: ['sh', '-c', 'kill -9 $$'] })).toMatchObject({ returncode: -9 });
    },
  );

  test('a command that cannot be started is an error, a bad request is told apart', async () => {
    const missing = await post('/execute', { command: 'no-such-program' });
    expect(missing.status).toBe(500);
    expect(missing.json()).toMatchObject({
      status: 'error',
      message: expect.stringContaining('no-such-program'),
    });
    expect(await post('/execute', { command: 'echo "open' })).toMatchObject({ status: 400 });
    expect((await post('/execute', {})).json().message).toContain('command');
  });

  test('what a command leaves running does not keep its answer, and goes on', async () => {
    const began = performance.now();
    await post('/execute', { command: 'sleep 4321 & echo started', shell: true });
    expect(performance.now() - began).toBeLessThan(4000);
    expect((await on.control.bash('pkill -f "sleep 4321"')).returncode).toBe(0);
  });

  test('a long output is cut, and says so', async () => {
    const { output } = await on.control.execute('yes 0123456789 | head -c 6000000', { shell: true });
    expect(output.length).toBeLessThan(4_300_000);
    expect(output).toContain('more bytes were left out');
  });

  test('however many programs the PC itself asks for, the host does not wait', async () => {
    const asks = `curl -s 127.0.0.1:5000/execute -d '{"command": "sleep 6543"}' >/dev/null 2>&1 &`;
    await on.control.bash(`for i in $(seq 40); do ${asks} done; sleep 1`);
    const began = performance.now();
    await on.control.execute('true');
    expect(performance.now() - began).toBeLessThan(3000);
    await on.control.bash('pkill curl; pkill -f "sleep 6543"');
  });

  test('a script that takes too long is ended with everything it started', async () => {
    const script = 'sleep 5432 & sleep 5432';
    const answer = await post('/run_bash_script', { script, timeout: 0.5 });
    expect(answer.status).toBe(500);
    expect(answer.json()).toMatchObject({
      output: 'Script execution timed out after 0.5 seconds',
      returncode: -1,
    });
    expect((await on.control.bash('pgrep -f "sleep 5432" | grep -v $$')).output).toBe('');
  });

  test('run_bash_script answers 200 after success, with both streams in one', async () => {
    const script = 'echo out; echo err >&2; cd /tmp; pwd; cat';
    const answer = await post('/run_bash_script', { script, timeout: 30, working_dir: '~' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      status: 'success',
      output: 'out\nerr\n/tmp\n',
      error: '',
      returncode: 0,
    });
    const nowhere = await post('/run_bash_script', { script, working_dir: '/nowhere' });
    expect(nowhere).toMatchObject({ status: 400 });
    expect(nowhere.json().output).toContain('Working directory does not exist');
    expect((await post('/run_bash_script', {})).status).toBe(400);
  });

  test('run_python tells output, errors and how it ended', async () => {
    expect((await post('/run_python', { code: 'print(6 * 7)' })).json()).toEqual({
      ...{ status: 'success', message: '42\n', need_more: false, output: '42\n', error: '', return_code: 0 },
    });
    const failed = await on.control.python('x = 1\nraise ValueError("bad value")');
    expect(failed).toMatchObject({ status: 'error', return_code: 1 });
    expect(failed.error).toMatch(/line 2[\s\S]*raise ValueError[\s\S]*ValueError: bad value/);
    expect((await post('/run_python', {})).status).toBe(400);
  });

  test.each(['/execute_with_verification', '/setup/execute_with_verification'] as const)(
    '%s waits for what is to come true',
    async (path) => {
      const command = 'rm -f /tmp/late; (sleep 0.4; touch /tmp/late) &';
      const passed = await post(path, {
        ...{ command, shell: true, check_interval: 0.1 },
        verification: { command_success: 'test -e /tmp/late', window_exists: 'Desktop' },
      });
      expect(passed.json()).toMatchObject({ status: 'success', verification: 'passed', returncode: 0 });
      const failed = await post(path, {
        ...{ command: 'true', max_wait_time: 0.3, check_interval: 0.1 },
        verification: { window_exists: 'no such window' },
      });
      expect(failed.status).toBe(500);
      expect(failed.json()).toMatchObject({ status: 'verification_failed', verification: 'failed' });
      expect((await post(path, { command: 'echo hi' })).json()).toMatchObject({ output: 'hi\n' });
    },
  );

  test('programs are launched, found by name or class, activated and closed', async () => {
    await on.control.writeFile('/tmp/list.txt', 'milk');
    const launched = await post('/setup/launch', { command: 'mousepad /tmp/list.txt' });
    expect([launched.status, launched.text]).toEqual([200, 'mousepad /tmp/list.txt launched successfully']);
    const activate = async (json: object) => {
      const { status, text } = await post('/setup/activate_window', json);
      return [status, text];
    };
    const done = [200, 'Window activated successfully'];
    await expect.poll(() => activate({ window_name: 'mousepad', by_class: true })).toEqual(done);
    await expect.poll(() => activate({ window_name: 'LIST.TXT' })).toEqual(done);
    expect((await activate({ window_name: 'list', strict: true }))[0]).toBe(404);
    expect(await activate({ window_name: 'mousepad.Mousepad', strict: true, by_class: true })).toEqual(done);
    expect(await activate({})).toEqual([400, 'window_name: window_name required']);
    const closed = await post('/setup/close_window', { window_name: 'mousepad', by_class: true });
    expect([closed.status, closed.text]).toEqual([200, 'Window closed successfully.']);
    await expect.poll(async () => (await activate({ window_name: 'list.txt' }))[0]).toBe(404);
    expect((await post('/setup/launch', { command: 'no-such-program' })).status).toBe(500);
  });

  test('a file is opened and its window is in front', async () => {
    await on.control.writeFile('~/Documents/opened by name.txt', 'hello');
    const opened = await post('/setup/open_file', { path: '~/Documents/opened by name.txt' });
    expect([opened.status, opened.text]).toEqual([200, 'File opened and window activated successfully']);
    await on.control.closeWindow('opened by name');
    expect(await post('/setup/open_file', { path: '/no/such.file' })).toMatchObject({ status: 404 });
    expect(await post('/setup/open_file', {})).toMatchObject({ status: 400 });
  });

  test('a download is refused because there is no network', async () => {
    const answer = await post('/setup/download_file', { url: 'http://example.org/a', path: '/tmp/a' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('no network by design');
  });

  test('agents that run pkill python3 do not hurt the control server', async () => {
    await on.control.bash('pkill -9 python3; pkill -9 node; true');
    expect((await on.control.execute('echo still here')).output).toBe('still here\n');
    await expect.poll(() => on.control.isReady()).toBe(true);
  });

  test('a slow program does not keep the screen waiting', async () => {
    const slow = on.control.execute('sleep 2');
    const began = performance.now();
    await on.control.screenshot();
    expect(performance.now() - began).toBeLessThan(1500);
    await slow;
  });
}
