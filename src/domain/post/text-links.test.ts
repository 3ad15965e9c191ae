import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toTextParts } from './text-links.ts';

const listLinks = (text: string) =>
  toTextParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

test.each([
  ['https://kitchen.example/stew', 'https://kitchen.example/stew'],
  ['http://kitchen.example', 'http://kitchen.example/'],
  ['HTTPS://Kitchen.Example/Stew', 'https://kitchen.example/Stew'],
  [
    'www.kitchen.example/stew?for=4&hot=1#rice',
    'https://www.kitchen.example/stew?for=4&hot=1#rice',
  ],
  ['https://kitchen.example:8443/a', 'https://kitchen.example:8443/a'],
  ['https://en.kitchen.example/Stock_(cooking)', 'https://en.kitchen.example/Stock_(cooking)'],
  ['https://küche.example/öl', 'https://xn--kche-0ra.example/%C3%B6l'],
  ['https://kitchen.example/@amara', 'https://kitchen.example/@amara'],
  ['http://[2001:db8::1]:3000/recipe', 'http://[2001:db8::1]:3000/recipe'],
  ['http://[::1]/', 'http://[::1]/'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
  ['http://localhost', 'http://localhost/'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000/'],
  ['http://nas:3000/x?y', 'http://nas:3000/x?y'],
  ['https://пример.рф/суп', 'https://xn--e1afmkfd.xn--p1ai/%D1%81%D1%83%D0%BF'],
  [
    'https://ja.example/コカ・コーラ',
    'https://ja.example/%E3%82%B3%E3%82%AB%E3%83%BB%E3%82%B3%E3%83%BC%E3%83%A9',
  ],
])('%s is a link', (shown, href) => {
  expect(toTextParts(shown)).toEqual([{ at: 0, text: shown, href }]);
});

test.each([
  ['See https://a.example/b.', 'https://a.example/b'],
  ['https://a.example/b, then stir', 'https://a.example/b'],
  ['Really? https://a.example/b?!', 'https://a.example/b'],
  ['(from https://a.example/b)', 'https://a.example/b'],
  ['(from https://a.example/b_(c))', 'https://a.example/b_(c)'],
  ['[www.a.example]', 'www.a.example'],
  ['“https://a.example/b”', 'https://a.example/b'],
  ['«https://a.example/b»', 'https://a.example/b'],
  ['<https://a.example/b>', 'https://a.example/b'],
  ["'https://a.example/b'", 'https://a.example/b'],
  ['*https://a.example/b*', 'https://a.example/b'],
  ['https://a.example/b…', 'https://a.example/b'],
  ['https://a.example/).:)', 'https://a.example/'],
  ['https://a.example。続き', 'https://a.example'],
  ['https://a.example/b。続き', 'https://a.example/b'],
  ['（https://a.example/b）', 'https://a.example/b'],
  ['「https://a.example/b」を', 'https://a.example/b'],
  ['『https://a.example』', 'https://a.example'],
  ['【https://a.example】', 'https://a.example'],
  ['https://a.example，然后', 'https://a.example'],
  ['https://a.example、https', 'https://a.example'],
  ['https://a.example！', 'https://a.example'],
  ['https://a.example．jp', 'https://a.example'],
  ['https://a.example｡次', 'https://a.example'],
  ['https://a.example・次', 'https://a.example'],
  ['https://a.exampleを見て', 'https://a.example'],
  ['www.a.exampleです', 'www.a.example'],
  ['https://a.example:3000を', 'https://a.example:3000'],
  ['レシピhttps://a.example/b', 'https://a.example/b'],
  ['见https://a.example/b', 'https://a.example/b'],
  ['ดูhttps://a.example/b', 'https://a.example/b'],
  ['레시피https://a.example/b', 'https://a.example/b'],
  ['见www.a.example', 'www.a.example'],
  ['„https://a.example/b“', 'https://a.example/b'],
  ['‘https://a.example/b’', 'https://a.example/b'],
  ['https://a.example/b،', 'https://a.example/b'],
  ['https://a.example/b।', 'https://a.example/b'],
  ['https://a.example—then', 'https://a.example'],
  ['https://a.example: then', 'https://a.example'],
])('%s: excludes the punctuation that ends the sentence', (text, shown) => {
  expect(listLinks(text).map(([link]) => link)).toEqual([shown]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//www',
  'javascript://www.a.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://a.example/b',
  'mailto:amara@a.example',
  'amara@www.a.example',
  'tel:112',
  'a.example/b',
  'http://',
  'https://.',
  'https://kitchen',
  'www.',
  'xhttps://a.example',
  '../www.a.example',
  'https://bank.example@evil.example/',
  'https://user:pass@a.example/',
  'http://[bad',
  'http://[bad]/',
  'https://a.example:pass@evil.example/',
  'éhttps://a.example',
])('%s is plain text', (text) => {
  expect(listLinks(text)).toEqual([]);
});

test('ends an address at characters that change the reading direction', () => {
  expect(listLinks('https://a.example/\u202Emoc.knab')).toEqual([
    ['https://a.example/', 'https://a.example/'],
  ]);
});

test('keeps every space and line break around several links', () => {
  const text = 'First  www.a.example\n\n\tthen (https://b.example/c).\n';
  expect(toTextParts(text)).toEqual([
    { at: 0, text: 'First  ' },
    { at: 7, text: 'www.a.example', href: 'https://www.a.example/' },
    { at: 20, text: '\n\n\tthen (' },
    { at: 29, text: 'https://b.example/c', href: 'https://b.example/c' },
    { at: 48, text: ').\n' },
  ]);
});

test('[T-links-3] splits any text into parts that join to the same text and link only to web addresses', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'https://',
      'http://',
      'www.',
      'a.example',
      '/(',
      ')',
      '.',
      ' ',
      '\n',
      '@',
      '#stew',
      '@amara',
      ':',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = toTextParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const [, href] of listLinks(text))
        expect(href).toMatch(/^https?:\/\/(?:[^/@]+\.[^/@]+|[^/@]+:\d+\/)/);
    }),
  );
});

test('recognises hashtags and names outside addresses', () => {
  const text = 'For @Amara_Diallo: #Stew (#1 of www.a.example/#b @c)';
  expect(toTextParts(text)).toEqual([
    { at: 0, text: 'For ' },
    { at: 4, text: '@Amara_Diallo', name: 'Amara Diallo' },
    { at: 17, text: ': ' },
    { at: 19, text: '#Stew', tag: 'stew' },
    { at: 24, text: ' (#1 of ' },
    { at: 32, text: 'www.a.example/#b', href: 'https://www.a.example/#b' },
    { at: 48, text: ' ' },
    { at: 49, text: '@c', name: 'c' },
    { at: 51, text: ')' },
  ]);
});

test('handles ten thousand brackets', () => {
  expect(listLinks(`www.a.example/${')'.repeat(10_000)}`)).toHaveLength(1);
});
