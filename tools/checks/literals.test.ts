import { expect, test } from 'vitest';
import { findLiterals, listLiterals } from './literals.ts';

test('finds sentences in attributes and between tags', () => {
  expect(findLiterals('<Button aria-label="Close it"><X /> Close <b>now</b></Button>')).toEqual([
    'Close it',
    'Close',
    'now',
  ]);
  expect(findLiterals('<p>{count} waiting</p>')).toEqual(['waiting']);
});

test('finds sentences in branches, templates and properties', () => {
  expect(findLiterals('<p title={isOn ? "On" : word}>{isOn && `${n} on`}</p>')).toEqual([
    'On',
    '… on',
  ]);
  expect(findLiterals('showNotice({ kind: "info", text: "Gone" })')).toEqual(['Gone']);
  expect(findLiterals('const hint = "Load it again.";')).toEqual(['Load it again.']);
});

test('ignores imported texts, types, keys, styles and errors', () => {
  const source = `
    const f = (a: Map<string, X>) => <p title={t.title} css={{ border: '1px solid red' }}>{t.body}</p>;
    if (event.key === 'Escape') throw new TypeError('This cannot be read');
    class Lost extends Error { constructor() { super('Lost on the way'); } }
    console.warn('Not sent again');`;
  expect(findLiterals(source)).toEqual([]);
});

test('keeps every sentence for users in texts/', () => {
  expect(listLiterals('.')).toEqual([]);
});
