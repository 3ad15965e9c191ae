import { expect, test } from 'vitest';
import { toStoredWhen } from './stored-when.ts';

const now = new Date(2026, 10, 21, 18, 30).getTime();

test.each([
  ['today by the clock', new Date(2026, 10, 21, 7, 20), '07:20'],
  ['yesterday by its day, however few hours ago', new Date(2026, 10, 20, 23, 59), 'Friday'],
  ['within the week by its day', new Date(2026, 10, 17, 12), 'Tuesday'],
  [
    'a week ago by its date, since the day’s name would mean today',
    new Date(2026, 10, 14, 19),
    '14 November',
  ],
  ['long ago by its date', new Date(2026, 5, 3, 12), '3 June'],
])('a copy of %s', (_when, then, expected) => {
  expect(toStoredWhen(then.getTime(), now)).toBe(expected);
});
