import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASVS_ITEMS } from './asvs-items.ts';

const PAGE = readFileSync('docs/asvs.md', 'utf8');
const BOTH = PAGE + readFileSync('docs/security.md', 'utf8');

const rows = PAGE.split('\n').flatMap((line) => {
  const [, item = '', , state = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(item) ? [{ item, state }] : [];
});

test('every item of the checklist has one row, in its order', () => {
  expect(ASVS_ITEMS).toHaveLength(253);
  expect(rows.map(({ item }) => item)).toEqual(ASVS_ITEMS);
});

test('every row has a state, and the counts match the rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const summary = `${count('met')} are met, ${count('partly')} partly, ${count('not met')} not, and ${count('does not apply')} do not apply`;
  expect(PAGE).toContain(summary);
  const known = new Set(['met', 'partly', 'not met', 'does not apply']);
  expect(rows.filter(({ state }) => !known.has(state))).toEqual([]);
});

test('every file and folder that the checklist or the threat model names exists', () => {
  const ROOTS =
    /`((?:contract|server|src|sw|scripts|e2e|docs|deploy)\/[\w./-]*|[\w-]+\.(?:json|yaml))`/g;
  const named = Array.from(BOTH.matchAll(ROOTS), ([, file = '']) => file);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
