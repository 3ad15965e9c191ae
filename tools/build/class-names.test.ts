import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listModules, listNames, toClassName, toShortName } from './class-names.ts';

it('gives no two classes the same name', () => {
  const all = listModules('.').flatMap((file) =>
    listNames(readFileSync(file, 'utf8')).map((name) => toClassName(name, resolve(file))),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
});

it('gives a class the same short name on every call', () => {
  const file = resolve('src/ui/button/chip.module.css');
  expect(toClassName('badge', file)).toBe(toClassName('badge', `${file}?used`));
  expect(toClassName('badge', file)).toMatch(/^[a-z][a-z\d]{0,2}$/);
});

it('turns numbers into names that start with a letter', () => {
  const some = Array.from({ length: 40_000 }, (_, at) => toShortName(at));
  expect(some.slice(25, 28)).toEqual(['z', 'aa', 'ba']);
  expect(new Set(some).size).toBe(some.length);
  expect(some.every((one) => /^[a-z][a-z\d]*$/.test(one))).toBe(true);
});

it('does not list addresses, comments and global classes as names of a module', () => {
  const rules =
    '/* .no */ .card:hover { width: 0.5rem; background: url(a.png) } :global(.dark) .card { } @keyframes pop {}';
  expect(listNames(rules)).toEqual(['card', 'pop']);
});
