import { expect, test } from 'vitest';
import { findSuggestions } from './suggestions.ts';

const list = (typed: string) =>
  findSuggestions(typed).map(({ amount, name }) => `${amount}${name}`);

test('suggests foods that begin with the typed text, short names first', () => {
  expect(list('oni')[0]).toBe('onion');
  expect(list('potat')[0]).toBe('potato');
});

test('keeps the amount', () => {
  expect(list('2 l mil')[0]).toBe('2 l milk');
  expect(list('3 cans tom')[0]).toBe('3 cans tomatoes');
});

test('suggests matches of later words after those of first words', () => {
  const found = list('onion');
  expect(found[0]).toBe('onion');
  expect(found).toContain('red onion');
});

test('suggests nothing for an amount, a letter or an unknown word', () => {
  expect(list('2 l')).toEqual([]);
  expect(list('m')).toEqual([]);
  expect(list('gaffer tape')).toEqual([]);
});
