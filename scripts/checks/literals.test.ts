import { expect, test } from 'vitest';
import { findLiterals, listLiterals } from './literals.ts';

test('a sentence in an attribute or between tags is found', () => {
  expect(findLiterals('<Button aria-label="Close it"><X /> Close <b>now</b></Button>')).toEqual([
    'Close it',
    'Close',
    'now',
  ]);
  expect(findLiterals('<p>{count} waiting</p>')).toEqual(['waiting']);
});

test('a branch, a template and a property are found', () => {
  expect(findLiterals('<p title={isOn ? "On" : word}>{isOn && `${n} on`}</p>')).toEqual([
    'On',
    '… on',
  ]);
  expect(findLiterals('showNotice({ kind: "info", text: "Gone" })')).toEqual(['Gone']);
  expect(findLiterals('const hint = "Load it again.";')).toEqual(['Load it again.']);
});

test('texts, types, keys, styles and errors are none', () => {
  const source = `
    const f = (a: Map<string, X>) => <p title={t.title} css={{ border: '1px solid red' }}>{t.body}</p>;
    if (event.key === 'Escape') throw new TypeError('This cannot be read');
    class Lost extends Error { constructor() { super('Lost on the way'); } }
    console.warn('Not sent again');`;
  expect(findLiterals(source)).toEqual([]);
});

test('every sentence for users stands in texts/', () => {
  expect(listLiterals('.')).toEqual([]);
});
