import { expect, it } from 'vitest';
import { decodeHash, toSharedHash, toSource } from './to-source.ts';

it.each([
  ['https://example.com/soup', 'address'],
  [' https://example.com/soup\n', 'address'],
  ['Look: https://example.com/soup', 'text'],
  ['1 onion', 'text'],
])('reads %j as %s', (pasted, kind) => {
  expect(toSource(pasted).kind).toBe(kind);
});

const read = (shared: Parameters<typeof toSharedHash>[0]) => decodeHash(toSharedHash(shared) ?? '');

it('[T-import-9] offers what can be a recipe', () => {
  const lines = 'Soup\n3 onions\n1 l stock\nFry them.';
  expect(read({ url: 'https://a.test/soup', text: 'Look at this' })).toBe('https://a.test/soup');
  expect(read({ text: 'Look: https://a.test/soup?a=1&b' })).toBe('https://a.test/soup?a=1&b');
  expect(read({ title: 'Dinner', text: lines })).toBe(`Dinner\n\n${lines}`);
  expect(toSharedHash({ title: 'Hello', text: 'How are you?' })).toBeUndefined();
  expect(toSharedHash({})).toBeUndefined();
});
