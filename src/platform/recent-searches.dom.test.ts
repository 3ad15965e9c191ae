import { beforeEach, expect, test } from 'vitest';
import { readRecentSearches, removeRecentSearches, saveRecentSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('the latest search comes first, without repeats, at most six', () => {
  for (const typed of ['soup', 'rice', ' ', 'Soup', 'a', 'b', 'c', 'd']) saveRecentSearch(typed);
  expect(readRecentSearches()).toEqual(['d', 'c', 'b', 'a', 'Soup', 'rice']);
});

test('removes a search that the new one extends', () => {
  saveRecentSearch('pho');
  saveRecentSearch('pho bo ');
  expect(readRecentSearches()).toEqual(['pho bo']);
});

test('removes all searches', () => {
  saveRecentSearch('soup');
  removeRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{', '7', '[1]', 'null'])('invalid stored data (%s) counts as nothing', (stored) => {
  localStorage.setItem('simmer.searches', stored);
  expect(readRecentSearches()).toEqual([]);
});
