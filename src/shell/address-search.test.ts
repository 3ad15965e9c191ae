import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './address-search.ts';

test.each([
  ['?q=1e5&tag=007', { q: '1e5', tag: '007' }],
  ['?q=%22a%22&q=b', { q: '"a"' }],
  ['q=a+b%2Bc', { q: 'a b+c' }],
  ['', {}],
])('%s', (query, search) => {
  expect(parseSearch(query)).toEqual(search);
});

test('writes texts and numbers unchanged, objects as JSON, and omits undefined', () => {
  const cooked = { recipeId: 'moussaka', servings: 4 };
  const query = stringifySearch({ q: '"7"', maxMinutes: 30, cooked, tag: undefined });
  expect(parseSearch(query)).toEqual({
    q: '"7"',
    maxMinutes: '30',
    cooked: JSON.stringify(cooked),
  });
  expect(stringifySearch({})).toBe('');
});
