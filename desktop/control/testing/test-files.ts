import { expect, test } from 'vitest';
import type { TestPc } from '../../testing/with-test-pc.ts';
import { ControlError } from '../control-client.ts';
import { call } from './call.ts';

/** Rows of the API about files, and the file editor. */
export function testFiles(on: TestPc): void {
  const socket = () => on.control.socketPath;
  const file = (file_path: string) => call(socket(), 'POST /file', { form: { file_path } });

  test('files go in and come out byte by byte, and belong to the user', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 256));
    await on.control.writeFile('~/new folder/with bytes.bin', bytes);
    expect(await on.control.readFile('~/new folder/with bytes.bin')).toEqual(bytes);
    expect((await file('$HOME/new folder/with bytes.bin')).body).toEqual(bytes);
    expect((await on.control.execute(['stat', '-c', '%U', '~/new folder/with bytes.bin'])).output).toBe(
      'user\n',
    );
    await on.control.writeFile('/tmp/empty', '');
    expect(await on.control.readFile('/tmp/empty')).toEqual(Buffer.alloc(0));
  });

  test('what cannot be read or written is said', async () => {
    expect((await file('/no/such/file')).status).toBe(404);
    expect((await file('/no/such/file')).json()).toMatchObject({ error: 'File not found' });
    expect((await call(socket(), 'POST /file')).status).toBe(400);
    expect((await file('/home/user')).json().error).toContain('not a file');
    await expect(on.control.writeFile('/usr/bin/mine', 'x')).rejects.toThrow(/Failed to upload file/);
    expect((await call(socket(), 'POST /setup/upload')).status).toBe(400);
  });

  test('a directory is listed as a tree', async () => {
    await on.control.bash(
      'mkdir -p /tmp/tree/b/c && touch /tmp/tree/a.txt "/tmp/tree/b/é 1.txt" && ln -s / /tmp/tree/loop',
    );
    expect(await on.control.listDirectory('/tmp/tree')).toEqual({
      type: 'directory',
      name: 'tree',
      children: [
        { type: 'file', name: 'a.txt' },
        {
          type: 'directory',
          name: 'b',
          children: [
            { type: 'directory', name: 'c', children: [] },
            { type: 'file', name: 'é 1.txt' },
          ],
        },
        { type: 'directory', name: 'loop', children: [] },
      ],
    });
    const list = (json: unknown) => call(socket(), 'POST /list_directory', { json });
    expect((await list({ path: '/tmp/tree/a.txt' })).json()).toMatchObject({
      error: 'The provided path is not a directory',
    });
    expect((await list({})).status).toBe(400);
  });

  test('the editor views, creates, replaces, inserts and takes back', async () => {
    const { editFile, readFile } = on.control;
    const path = '~/edited.txt';
    const content = async () => (await readFile(path)).toString('utf8');
    await editFile({ command: 'create', path, file_text: 'one\ntwo\nthree\ntwo\n' });
    expect(await editFile({ command: 'view', path, view_range: [2, 3] })).toBe(
      '     2\ttwo\n     3\tthree\n',
    );
    await expect(editFile({ command: 'str_replace', path, old_str: 'two', new_str: 'x' })).rejects.toThrow(
      /matches 2 times/,
    );
    await expect(editFile({ command: 'str_replace', path, old_str: 'four', new_str: 'x' })).rejects.toThrow(
      /is not in \/home\/user\/edited.txt/,
    );
    await editFile({ command: 'str_replace', path, old_str: 'three\ntwo', new_str: 'drei “é”' });
    await editFile({ command: 'insert', path, insert_line: 1, insert_text: 'one and a half' });
    expect(await content()).toBe('one\none and a half\ntwo\ndrei “é”\n');
    await editFile({ command: 'undo_edit', path });
    expect(await content()).toBe('one\ntwo\ndrei “é”\n');
    await editFile({ command: 'undo_edit', path });
    await editFile({ command: 'undo_edit', path });
    await expect(content()).rejects.toMatchObject({ status: 404, message: 'File not found' });
    await expect(editFile({ command: 'undo_edit', path })).rejects.toThrow(/no change/);
    await expect(editFile({ command: 'view', path })).rejects.toBeInstanceOf(ControlError);
    await expect(editFile({ command: 'view', path })).rejects.toThrow(/There is no file/);
    await expect(
      editFile({ command: 'insert', path: '/etc/hostname', insert_line: 0, insert_text: 'x' }),
    ).rejects.toThrow(/Read-only|Permission/);
  });
}
