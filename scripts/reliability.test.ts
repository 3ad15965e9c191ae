import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/reliability.md', 'utf8');

test('what the page on reliability names as its proof is there', () => {
  const named = [...PAGE.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
