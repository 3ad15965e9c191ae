import { expect, it } from 'vitest';
import { findCostlyShape } from './json-shape.ts';

const nest = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

it.each([
  ['twenty arrays inside each other', nest(20)],
  ['many beside each other', `[${Array.from({ length: 100 }, () => nest(19)).join()}]`],
  ['brackets in a string', JSON.stringify({ content: '['.repeat(100) })],
  ['brackets after an escaped quote', JSON.stringify({ content: `"${'{'.repeat(100)}` })],
  ['brackets after a backslash and a quote', JSON.stringify([`\\"${'{'.repeat(100)}\\`])],
  ['a picture as text', JSON.stringify({ image: 'A'.repeat(7_000_000) })],
  ['a string of escaped quotes', JSON.stringify('"'.repeat(1_000_000))],
  ['a string of backslashes', JSON.stringify('\\'.repeat(1_000_000))],
  ['a string that does not end', `{"a":"${'['.repeat(100)}`],
])('%s may be parsed', (_what, text) => {
  expect(findCostlyShape(text)).toBeUndefined();
});

it.each([
  ['an array', nest(21)],
  ['objects', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`],
  ['both', '[{"a":'.repeat(11)],
  ['what follows a string that ends with a backslash', `["\\\\",${nest(20)}]`],
  ['what is never closed', '['.repeat(8_000_000)],
])('refuses %s nested deeper than twenty levels', (_what, text) => {
  expect(findCostlyShape(text)).toBe('too deep');
});

it.each([
  ['arrays', '[],'],
  ['numbers', '1,'],
  ['strings', '"a",'],
  ['spaces', ' '],
])('refuses 64 kB of %s', (_what, value) => {
  expect(findCostlyShape(`[${value.repeat(70_000)}`)).toBe('too many values');
});
