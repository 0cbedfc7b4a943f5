import { expect, test } from 'vitest';
import template from '#apps/_template/app.ts';
import { manifestTags, webManifest } from './web-manifest.ts';

const standalone = { ...template, standalone: { themeColor: '#113a2d', backgroundColor: '#ffffff' } };

test('an app that says so opens as a window of its own', () => {
  expect(webManifest(standalone)).toMatchObject({
    name: template.name,
    display: 'standalone',
    start_url: '/',
    icons: [{ src: '/icon.svg' }],
  });
  expect(manifestTags(standalone)).toContain('href="/manifest.webmanifest"');
});

test('others stay in their tab', () => {
  expect(webManifest(template)).toBeUndefined();
  expect(manifestTags(template)).toBe('');
});
