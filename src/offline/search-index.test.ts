import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPED_WORDS } from '../../contract/testing/typed-words.ts';
import { SearchIndex } from './search-index.ts';
import { toSampleRecipe } from './testing/sample-recipes.ts';

const dishes = new Set(TYPED_WORDS.map(([, id]) => id));
const index = new SearchIndex();
for (const file of readdirSync('collection', { recursive: true, encoding: 'utf8' }).toSorted()) {
  const id = basename(file, '.json');
  if (!file.startsWith('pictures') && file.endsWith('.json') && dishes.has(id)) {
    index.add(toSampleRecipe(id, JSON.parse(readFileSync(join('collection', file), 'utf8'))));
  }
}

const findIds = (typed: string) => index.find(typed).map(({ recipe }) => recipe._id);

describe('searching the device', () => {
  test.each(TYPED_WORDS)('"%s" finds %s first', (typed, first) => {
    expect(findIds(typed)[0]).toBe(first);
  });

  test('a word that is there is not taken for one that is like it', () => {
    expect(findIds('rice').some((id) => id === 'pizza-margherita')).toBe(false);
  });

  test('every word must be there', () => {
    expect(findIds('ramen paella')).toEqual([]);
    expect(findIds('xyzzy')).toEqual([]);
  });

  test('what only signs, or nothing, was typed for is nothing', () => {
    expect(findIds('')).toEqual([]);
    expect(findIds(' %_\'"\\ \u{1F35C} ')).toEqual([]);
  });

  test('it says which words of the dish were meant', () => {
    expect([...(index.find('cevice')[0]?.words ?? [])]).toContain('ceviche');
  });

  test('nothing that can be typed breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        expect(index.find(typed).length).toBeLessThanOrEqual(dishes.size);
      }),
    );
  });
});

test('what is found equally well stays in the order of the collection', () => {
  const equals = new SearchIndex();
  for (const id of ['second', 'first', 'third']) equals.add(toSampleRecipe(id, { title: 'Soup' }));
  expect(equals.find('soup').map(({ recipe }) => recipe._id)).toEqual(['second', 'first', 'third']);
});
