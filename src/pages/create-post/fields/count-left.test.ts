import { expect, test } from 'vitest';
import { toLeft, toSpoken } from './count-left.ts';

test('shows the remaining characters near the limit and the excess beyond it', () => {
  expect(toLeft(0, 120)).toBe('');
  expect(toLeft(89, 120)).toBe('');
  expect(toLeft(90, 120)).toBe('30 characters left');
  expect(toLeft(119, 120)).toBe('1 character left');
  expect(toLeft(122, 120)).toBe('2 too many');
  expect(toLeft(9900, 10_000)).toBe('100 characters left');
});

test('announces only 100, 20 and no characters left, and an excess', () => {
  expect(toSpoken(9899, 10_000)).toBe('');
  expect(toSpoken(9905, 10_000)).toBe(toSpoken(9979, 10_000));
  expect(toSpoken(9985, 10_000)).toBe('20 characters left');
  expect(toSpoken(10_000, 10_000)).toBe('0 characters left');
  expect(toSpoken(10_001, 10_000)).toBe('Too long');
});
