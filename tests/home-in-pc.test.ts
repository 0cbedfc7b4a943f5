import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import { ensureHome, openHomeSource } from '#desktop/ensure-home.ts';
import { withTestPc } from '#desktop/testing/with-test-pc.ts';
import { expectFirefoxAccepts } from '#home/firefox/testing/firefox-accepts.ts';
import { listFiles } from '#home/testing/list-files.ts';
import { expectOfficeOpens } from '#home/testing/office-opens.ts';
import { ensureSeed } from '#server/seed-cache.ts';

const choice = { persona: 'michael-scott' };
const TODAY = '2026-04-02';

/** A spreadsheet that says what day it is. */
const SHEET_OF_TODAY = `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table>
  <table:table-row><table:table-cell table:formula="of:=TEXT(TODAY();&quot;YYYY-MM-DD&quot;)"/></table:table-row>
</table:table></office:spreadsheet></office:body></office:document>`;

describe('the home folder in a PC', () => {
  const pc = withTestPc();
  const run = async (command: readonly string[]): Promise<string> => {
    const { output, error, returncode } = await pc.control.execute(command);
    if (returncode !== 0) throw new Error(`${command[0]} ended with ${returncode}: ${error}`);
    return output;
  };

  test('is the one that was grown', async () => {
    const dir = await ensureHome(ensureSeed(apps, choice), choice);
    const own = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) =>
          /^(Desktop|Documents|Downloads|Pictures)\//.test(path) && statSync(join(dir, path)).isFile(),
      )
      .sort();
    expect(own.length).toBeGreaterThan(100);
    const seen = await run([
      'bash',
      '-c',
      'cd && LC_ALL=C find Desktop Documents Downloads Pictures -type f',
    ]);
    expect(seen.trim().split('\n').sort()).toEqual(own);
  });

  test('Firefox takes its profile as its own', async () => {
    const source = openHomeSource(ensureSeed(apps, choice), choice);
    try {
      await expectFirefoxAccepts(run, source);
    } finally {
      source.seed.close();
    }
  }, 120_000);

  test('LibreOffice opens every document as it is', async () => {
    const dir = await ensureHome(ensureSeed(apps, choice), choice);
    await expectOfficeOpens(run, { dir, home: '/home/user' });
  }, 180_000);

  test('LibreOffice opens all else that lies there, too: as text, or as a drawing', async () => {
    const dir = await ensureHome(ensureSeed(apps, choice), choice);
    const paths = listFiles(dir).filter((path) =>
      /^(Desktop|Documents|Downloads|Pictures)\/.*\.(md|ics|png|jpg|pdf)$/.test(path),
    );
    expect(paths.length).toBeGreaterThan(50);
    const convert = [
      'soffice',
      '--headless',
      '--norestore',
      '--convert-to',
      'pdf',
      '--outdir',
      '/tmp/opened',
    ];
    const printed = await run([...convert, ...paths.map((path) => `/home/user/${path}`)]);
    const opened = [...printed.matchAll(/^convert \/home\/user\/(.*) -> .* : (writer|draw)_pdf_Export$/gm)];
    const expected = paths.map((path) => `${path} ${/\.(md|ics)$/.test(path) ? 'writer' : 'draw'}`);
    expect(opened.map(([, path, kind]) => `${path} ${kind}`).sort()).toEqual(expected.sort());
  }, 120_000);

  test('nothing on the computer is younger than today, whenever its image was built', async () => {
    const find = `find / \\( -path /proc -o -path /dev \\) -prune -o -newermt '${TODAY} 23:00' -print 2>/dev/null`;
    const { output } = await pc.control.execute(['bash', '-c', find]);
    expect(output).toBe('');
  });

  test('it is the same day for the shell, for new files, for Python, LibreOffice and Chromium', async () => {
    expect(await run(['date', '+%F'])).toBe(`${TODAY}\n`);
    expect(await run(['bash', '-c', 'touch /tmp/new && date -r /tmp/new +%F'])).toBe(`${TODAY}\n`);
    expect(await run(['python3', '-c', 'import datetime; print(datetime.date.today())'])).toBe(`${TODAY}\n`);
    await pc.control.writeFile('/tmp/today.fods', SHEET_OF_TODAY);
    await run(['soffice', '--headless', '--convert-to', 'csv', '--outdir', '/tmp', '/tmp/today.fods']);
    expect((await pc.control.readFile('/tmp/today.csv')).toString().trim()).toBe(TODAY);
    const page = 'data:text/html,<script>document.write(new Date().toDateString())</script>';
    const browser = ['chromium', '--headless', '--user-data-dir=/tmp/other-profile', '--dump-dom', page];
    expect(await run(browser)).toContain('Thu Apr 02 2026');
  }, 60_000);
});
