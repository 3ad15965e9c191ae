import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/reliability.md', 'utf8');

const JOURNEY = /test\(\s*'([^']+)',\s*\{\s*tag: ([^}]*@journey[^}]*)\}/g;

test('what the page on reliability names as its proof is there', () => {
  const named = [...PAGE.matchAll(/`([\w/.-]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)];
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter(
    ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
  );
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('the sixteen journeys are listed as they are tagged', () => {
  const listed = [
    ...PAGE.matchAll(
      /^\| (\d+) +\|.*\| `npm (test|run soak)`[^|]*\| `(e2e\/[^`]*)`: “(.+)” +\|$/gm,
    ),
  ].map(([, number, runsIn, file, title]) => ({ number, runsIn, file, title }));
  const tagged = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) =>
      [...readFileSync(`e2e/${name}`, 'utf8').matchAll(JOURNEY)].map(([, title, tags = '']) => ({
        number: /@journey-(\d+)/.exec(tags)?.[1],
        runsIn: tags.includes('@soak') ? 'run soak' : 'test',
        file: `e2e/${name}`,
        title,
      })),
    )
    .toSorted((one, other) => Number(one.number) - Number(other.number));
  expect(tagged).toHaveLength(16);
  expect(listed).toEqual(tagged);
});
