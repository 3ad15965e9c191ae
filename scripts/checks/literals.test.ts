import { expect, test } from 'vitest';
import { findLiterals, listLiterals } from './literals.ts';

/** Names, which no language changes. A new sentence goes to `texts/`. */
const ALLOWED = ['src/features/shell/top-bar.tsx: Simmer'];

test('a sentence in an attribute or between tags is found', () => {
  expect(findLiterals('<Button aria-label="Close it"><X /> Close <b>now</b></Button>')).toEqual([
    'Close it',
    'now',
  ]);
  expect(findLiterals('<p>{count} waiting</p>')).toEqual(['waiting']);
});

test('texts, types and arrow functions are none', () => {
  const source = 'const f = (a: Map<string, X>) => <p title={t.title}>{t.body}</p>;';
  expect(findLiterals(source)).toEqual([]);
});

test('every sentence of a component stands in texts/', () => {
  expect(listLiterals('.')).toEqual(ALLOWED);
});
