import { expect, test } from 'vitest';
import { htmlOf, plainText, snippetOf } from './plain-text.ts';

test('HTML as text keeps paragraphs, lists and entities', () => {
  expect(
    plainText('<style>x{}</style><h1>Hi &amp; bye</h1><p>a<br>b</p><ul><li>one</li><li>two</li></ul>'),
  ).toBe('Hi & bye\n\na\nb\n\n* one\n\n* two');
  expect(plainText('&#x1F4E7; &#8217; &unknown; &#xD800;')).toBe('📧 ’ &unknown;');
});

test('text as HTML is escaped', () => {
  expect(htmlOf('a <b>\nc\n\nd')).toBe('<p>a &lt;b&gt;<br>c</p><p>d</p>');
});

test('a snippet leaves out what is quoted', () => {
  expect(snippetOf('Yes.\n\n> Did you?\n> Really?\nBye')).toBe('Yes. Bye');
});
