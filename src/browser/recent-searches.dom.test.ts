import { beforeEach, expect, test } from 'vitest';
import { readRecentSearches, removeRecentSearches, saveRecentSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('the latest search comes first, each once, six at most', () => {
  for (const typed of ['soup', 'rice', ' ', 'Soup', 'a', 'b', 'c', 'd']) saveRecentSearch(typed);
  expect(readRecentSearches()).toEqual(['d', 'c', 'b', 'a', 'Soup', 'rice']);
});

test('what a search grew out of goes', () => {
  saveRecentSearch('pho');
  saveRecentSearch('pho bo ');
  expect(readRecentSearches()).toEqual(['pho bo']);
});

test('all of them can be forgotten', () => {
  saveRecentSearch('soup');
  removeRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{', '7', '[1]', 'null'])('what else lies there (%s) counts as nothing', (stored) => {
  localStorage.setItem('simmer.searches', stored);
  expect(readRecentSearches()).toEqual([]);
});
