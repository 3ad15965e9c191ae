import { expect, test } from 'vitest';
import { readParts } from './read-line-parts.ts';

test.each([
  ['2 red onions, sliced', 'known', ['amount:2', 'text: ', 'food:red onions', 'text:, sliced']],
  ['salt to taste', 'known', ['food:salt', 'text: to taste']],
  ['3 glimmerworts', 'unknown', ['amount:3', 'text: glimmerworts']],
  ['For the sauce:', 'heading', ['text:For the sauce:']],
])('reads %j', (line, kind, parts) => {
  const read = readParts(line);
  expect(read.kind).toBe(kind);
  expect(read.parts.map((part) => `${part.kind}:${part.text}`)).toEqual(parts);
});
