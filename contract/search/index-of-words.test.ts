import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Recipe } from '#contract/recipe/schema.ts';
import { TYPED_KINDS, TYPED_NEAR, TYPED_WORDS } from '#contract/testing/typed-words.ts';
import { SearchIndex } from './index-of-words.ts';

function readRecipe(id: string, file: string): Recipe {
  const written: object = JSON.parse(readFileSync(join('collection/dishes', file), 'utf8'));
  return v.parse(Recipe, { _id: id, image_url: '', image: '', imageHash: '', ...written });
}

const dishes = new Set(TYPED_WORDS.map(([, id]) => id));
const index = new SearchIndex();
for (const file of readdirSync('collection/dishes', {
  recursive: true,
  encoding: 'utf8',
}).toSorted()) {
  const id = basename(file, '.json');
  if (file.endsWith('.json') && dishes.has(id)) {
    index.add(readRecipe(id, file));
  }
}

const findIds = (typed: string) => index.find(typed).hits.map(({ recipe }) => recipe._id);

describe('searching the device', () => {
  test.each(TYPED_WORDS)('"%s" finds %s first', (typed, first) => {
    expect(findIds(typed)[0]).toBe(first);
  });

  test.each(TYPED_KINDS)('"%s" finds its kind: %j', (typed, meant) => {
    expect(findIds(typed).toSorted()).toEqual(meant);
    expect(index.find(typed).isNear).toBe(false);
  });

  test.each(TYPED_NEAR)('"%s" has no match, but %j is close', (typed, near) => {
    expect(findIds(typed).toSorted()).toEqual(near);
    expect(index.find(typed).isNear).toBe(near.length > 0);
  });

  test('an exact word does not match similar words', () => {
    expect(findIds('rice').some((id) => id === 'pizza-margherita')).toBe(false);
  });

  test('falls back to the last word if no dish has every word', () => {
    expect(findIds('ramen paella')).toEqual(['paella-de-marisco']);
    expect(index.find('ramen paella').isNear).toBe(true);
    expect(findIds('paella xyzzy')).toEqual(['paella-de-marisco']);
    expect(findIds('xyzzy')).toEqual([]);
  });

  test('an empty text or a text of only signs finds nothing', () => {
    expect(findIds('')).toEqual([]);
    expect(findIds(' %_\'"\\ \u{1F35C} ')).toEqual([]);
  });

  test('returns the words of the dish that matched', () => {
    expect([...(index.find('cevice').hits[0]?.words ?? [])]).toContain('ceviche');
  });

  test('handles any typed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        expect(index.find(typed).hits.length).toBeLessThanOrEqual(dishes.size);
      }),
    );
  });
});

test('equally good matches keep the order of the collection', () => {
  const equals = new SearchIndex();
  const salad = readRecipe('horiatiki', 'mediterranean/greek/horiatiki.json');
  for (const _id of ['second', 'first', 'third']) equals.add({ ...salad, _id });
  const found = equals.find('horiatiki').hits.map(({ recipe }) => recipe._id);
  expect(found).toEqual(['second', 'first', 'third']);
});
