import { expect, test } from 'vitest';
import { isBlockedFile, safeFilename, safeType, servedType } from './attachment-names.ts';

test.each([
  ['report.pdf', 'report.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.txt', 'a.txt'],
  ['.bashrc', 'bashrc'],
  ['..', 'attachment'],
  ['a\u0000b\n.txt', 'ab.txt'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a:b?.txt', 'a_b_.txt'],
  ['', 'attachment'],
])('%j is kept as %j', (name, safe) => expect(safeFilename(name)).toBe(safe));

test('a long name keeps its ending', () => {
  expect(safeFilename(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{146}\.pdf$/);
});

test('programs are blocked, whatever their case', () => {
  expect(isBlockedFile('setup.EXE')).toBe(true);
  expect(isBlockedFile('setup.exe ')).toBe(true);
  expect(isBlockedFile('executive.pdf')).toBe(false);
});

test('types are types, and nothing runs in the browser', () => {
  expect(safeType('text/html\r\nx: y')).toBe('application/octet-stream');
  expect(servedType('image/svg+xml')).toBe('application/octet-stream');
  expect(servedType('image/png')).toBe('image/png');
});
