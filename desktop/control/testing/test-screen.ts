import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TestPc } from '../../testing/with-test-pc.ts';
import { call } from './call.ts';

/** The colours around a place on the screen. */
async function around(png: Buffer, left: number, top: number): Promise<Buffer> {
  return sharp(png).extract({ left, top, width: 24, height: 24 }).raw().toBuffer();
}

/** Rows of the API about the screen. */
export function testScreen(on: TestPc): void {
  const socket = () => on.control.socketPath;

  test('is healthy once apps answer and the desktop is painted, and says what is missing otherwise', async () => {
    expect(await on.control.isReady()).toBe(true);
    await on.control.bash('pkill xfce4-panel');
    await expect
      .poll(async () => (await call(socket(), 'GET /health')).text, { interval: 5 })
      .toContain('the top bar is not shown yet');
    await expect.poll(() => on.control.isReady()).toBe(true);
  });

  test('a screenshot is the whole screen with the mouse pointer', async () => {
    await on.control.act([{ action_type: 'MOVE_TO', x: 400, y: 650 }]);
    const without = await on.control.screenshot({ settle: true });
    await on.control.act([{ action_type: 'MOVE_TO', x: 900, y: 700 }]);
    const { headers, body } = await call(socket(), 'GET /screenshot?settle=1');
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-screen-still': 'true' });
    expect(await sharp(body).metadata()).toMatchObject({ width: 1280, height: 800, format: 'png' });
    expect(await around(body, 900, 700)).not.toEqual(await around(without, 900, 700));
    expect(await around(body, 500, 600)).toEqual(await around(without, 500, 600));
  });

  test('settling on a screen that never rests ends in time', async () => {
    const script = 'while :; do date +%N; sleep 0.02; done';
    await on.control.launch(['xfce4-terminal', '--title', 'restless', '-x', 'sh', '-c', script]);
    await expect
      .poll(() =>
        on.control.activateWindow('restless').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect
      .poll(async () => {
        const { headers } = await call(socket(), 'GET /screenshot?settle=1&max_ms=400&still_ms=200');
        return headers['x-screen-still'];
      })
      .toBe('false');
    await on.control.closeWindow('restless');
  });

  test('answers what clients ask about the machine', async () => {
    await on.control.act([{ action_type: 'MOVE_TO', x: 123, y: 456 }]);
    expect((await call(socket(), 'GET /platform')).text).toBe('Linux');
    expect((await call(socket(), 'GET /cursor_position')).json()).toEqual([123, 456]);
    expect((await call(socket(), 'POST /screen_size')).json()).toEqual({ width: 1280, height: 800 });
    const size = await call(socket(), 'POST /window_size', { form: { app_class_name: 'xfdesktop' } });
    expect(size.json()).toEqual({ width: 1280, height: 800 });
    expect(await call(socket(), 'POST /window_size')).toMatchObject({ status: 400 });
    expect((await call(socket(), 'POST /desktop_path')).json()).toEqual({
      desktop_path: '/home/user/Desktop',
    });
  });

  test('the wallpaper can be read and changed', async () => {
    const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
    const before = await call(socket(), 'POST /wallpaper');
    expect(before.status).toBe(200);
    expect((await sharp(before.body).metadata()).width).toBeGreaterThan(1000);
    await on.control.writeFile('/tmp/green.png', picture);
    const changed = await call(socket(), 'POST /setup/change_wallpaper', {
      json: { path: '/tmp/green.png' },
    });
    expect([changed.status, changed.text]).toEqual([200, 'Wallpaper changed successfully']);
    expect((await call(socket(), 'POST /wallpaper')).body).toEqual(picture);
    await expect
      .poll(async () => [...(await around(await on.control.screenshot(), 600, 600)).subarray(0, 3)])
      .toEqual([0, 255, 0]);
    const missing = await call(socket(), 'POST /setup/change_wallpaper', { json: { path: '/tmp/no.png' } });
    expect(missing).toMatchObject({ status: 404, text: 'File not found: /tmp/no.png' });
  });

  test('a film of the screen is an mp4', async () => {
    const none = await call(socket(), 'POST /end_recording');
    expect(none.status).toBe(400);
    await on.control.startRecording();
    expect((await call(socket(), 'POST /start_recording')).status).toBe(400);
    await on.control.act([{ action_type: 'MOVE_TO', x: 300, y: 300, duration: 0.5 }]);
    const film = await on.control.endRecording();
    expect(film.subarray(4, 8).toString('latin1')).toBe('ftyp');
  });
}
