import { expect, test } from 'vitest';
import { toTimedSearch, withTimeLimit } from './time-words.ts';

test.each([
  ['tofu under 30 minutes', 'tofu', 30],
  ['tofu in 20 min', 'tofu', 20],
  ['under 30 min tofu', 'tofu', 30],
  ['soup less than an hour', 'soup', 60],
  ['30-minute curry', 'curry', 30],
  ['Curry in half an hour', 'Curry', 30],
  ['ready in under 45 mins: noodles', ': noodles', 45],
  ['rice in 1 h 15 min', 'rice', 75],
  ['stew within 1.5 hours', 'stew', 90],
  ['stew in an hour and a half', 'stew', 90],
  ['no more than 2 hours beans', 'beans', 120],
  ['pasta 20 minutes or less', 'pasta', 20],
  ['pasta max 25 min', 'pasta', 25],
  ['salad ≤ 15 min', 'salad', 15],
  ['quick chicken', 'chicken', 30],
  ['quick chicken in 15 min', 'chicken', 15],
  ['something quick', '', 30],
  ['meals under twenty minutes', '', 20],
  ['beans in forty-five minutes', 'beans', 45],
  ['beans in twenty five minutes', 'beans', 25],
])('%j searches for %j within %s minutes', (typed, words, maxMinutes) => {
  expect(toTimedSearch(typed)).toEqual({ words, maxMinutes });
});

test.each([
  'tofu',
  'Quick & Easy',
  'quick and easy',
  'quick-pickled radish',
  'fast food',
  'breakfast',
  'ham',
  'brisket over 2 hours',
  'stew at least 3 hours',
  'more than an hour',
  '7 spice',
  'in a minute',
  '',
])('%j has no time limit', (typed) => {
  expect(toTimedSearch(typed)).toEqual({ words: typed });
});

test('replaces the typed limit', () => {
  expect(withTimeLimit('tofu under 30 minutes', 15)).toBe('tofu under 15 min');
  expect(withTimeLimit('quick tofu', undefined)).toBe('tofu');
  expect(withTimeLimit('', 60)).toBe('under 60 min');
  expect(toTimedSearch(withTimeLimit('tofu', 45))).toEqual({ words: 'tofu', maxMinutes: 45 });
});
