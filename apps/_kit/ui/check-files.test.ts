import { expect, it } from 'vitest';
import { checkFiles, formatBytes } from './check-files.ts';

const resume = { name: 'Resume.PDF', type: 'application/pdf', size: 180_000 };
const photo = { name: 'porch.webp', type: 'image/webp', size: 6_400_000 };

it('takes what is allowed and says why the rest is not', () => {
  const result = checkFiles([resume, photo], { multiple: true, maxBytes: 5_000_000 });
  expect(result.files).toEqual([resume]);
  expect(result.problem).toBe('porch.webp is 6.4 MB. The limit is 5 MB; choose a smaller file.');
});

it('knows extensions in any case, kinds and exact types', () => {
  expect(checkFiles([resume], { accept: '.pdf' }).files).toEqual([resume]);
  expect(checkFiles([photo], { accept: 'image/*' }).files).toEqual([photo]);
  expect(checkFiles([photo], { accept: '.pdf,application/pdf' })).toEqual({
    files: [],
    problem: 'porch.webp is not a kind of file that can be used here. Choose .pdf, application/pdf.',
  });
});

it('takes one file where one is asked for', () => {
  expect(checkFiles([resume, photo], {}).files).toEqual([resume]);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 KB'],
  [180_000, '180 KB'],
  [5_000_000, '5 MB'],
  [2_340_000_000, '2.3 GB'],
])('formats %i bytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
