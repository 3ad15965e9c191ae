import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QUICK_STYLES } from '#contract/post/limits.ts';
import { findNearDuplicates, TAGS } from './tags.ts';
import { toMinutes } from './times.ts';

const Tagged = v.object({
  title: v.string(),
  tags: v.array(v.string()),
  spiceLevel: v.string(),
  ingredients: v.array(v.string()),
  prepTime: v.string(),
  cookTime: v.string(),
});
const folder = fileURLToPath(new URL('../dishes/', import.meta.url));
const dishes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path.split('/').length === 3)
  .map((path) => v.parse(Tagged, JSON.parse(readFileSync(`${folder}${path}`, 'utf8'))));

/** Names of allowed ingredients that contain the name of a forbidden one. */
const HARMLESS =
  /\b(?:coconut (?:milk|cream)|peanut butter|butter beans?|(?:cassava|rice|chickpea|corn|teff|yam) flour|rice noodles)\b/gi;

describe('the tags of the collection', () => {
  it('all belong to the vocabulary, and each is in use', () => {
    const used = new Set(dishes.flatMap(({ tags }) => tags));
    expect([...used].filter((tag) => !TAGS.includes(tag))).toEqual([]);
    expect(TAGS.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('occur at most once per dish', () => {
    expect(dishes.filter(({ tags }) => new Set(tags).size < tags.length)).toEqual([]);
  });

  it('contain “Quick & Easy” only for dishes of up to 30 minutes', () => {
    const slow = dishes.filter(
      ({ tags, prepTime, cookTime }) =>
        tags.includes('Quick & Easy') &&
        (toMinutes(prepTime) ?? 0) + (toMinutes(cookTime) ?? 0) > 30,
    );
    expect(slow.map(({ title }) => title)).toEqual([]);
  });

  it('have no near-duplicates and are spelt like the quick tags of posts', () => {
    expect(findNearDuplicates(TAGS)).toEqual([]);
    const styles: readonly string[] = QUICK_STYLES;
    const spelt = TAGS.filter((tag) =>
      styles.some((style) => style.toLowerCase() === tag.toLowerCase()),
    );
    expect(spelt.filter((tag) => !styles.includes(tag))).toEqual([]);
  });

  it.each([
    ['Grill', 'Grilled'],
    ['Baked', 'Baking'],
    ['Slow cooked', 'Slow cooking'],
    ['One pot', 'One pan'],
    ['Dinner party', 'Party food'],
  ])('would not contain both %s and %s', (one, other) => {
    expect(findNearDuplicates([one, other])).toHaveLength(1);
  });

  it.each([
    ['Vegetarian', /chicken|beef|pork|bacon|prawn|shrimp|fish|clam|mussel|gelatine/i],
    ['Vegan', /chicken|beef|pork|bacon|fish|egg|butter|milk|cream|yogurt|feta|cheese|honey/i],
    ['Gluten-free', /\bflour\b|bread|soy sauce|noodles|pasta|couscous|naan|pita/i],
  ])('contain %s only for dishes that are', (tag, pattern) => {
    const wrong = dishes
      .filter(({ tags }) => tags.includes(tag))
      .flatMap(({ title, ingredients }) =>
        ingredients
          .filter((line) => pattern.test(line.replace('buttermilk', 'milk').replace(HARMLESS, '')))
          .map((line) => `${title}: ${line}`),
      );
    expect(wrong).toEqual([]);
  });
});
