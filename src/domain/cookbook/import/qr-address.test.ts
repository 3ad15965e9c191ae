import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anyCookbookText } from '#contract/cookbook/testing/any-text.ts';
import type { CookbookText } from '#contract/cookbook/text.ts';
import { packRecipe, toQrAddress } from './qr-address.ts';
import { unpackRecipe } from './unpack-recipe.ts';

const Dish = v.object({
  recipe_name: v.string(),
  subtitle: v.optional(v.string(), ''),
  servings: v.optional(v.number(), 0),
  prepTime: v.optional(v.string(), ''),
  cookTime: v.optional(v.string(), ''),
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
});

const EMPTY = {
  cuisine: 'Vietnamese',
  tags: [],
  difficulty: 'Easy',
  spiceLevel: '',
  notes: '',
};
const DISHES: CookbookText[] = readdirSync('collection/dishes', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.json'))
  .map((name) => v.parse(Dish, JSON.parse(readFileSync(`collection/dishes/${name}`, 'utf8'))))
  .map(({ recipe_name: title, ...dish }) => Object.assign({ title }, EMPTY, dish));

it('[T-import-7] holds every field of any recipe', () => {
  fc.assert(
    fc.property(anyCookbookText, (text) => {
      expect(unpackRecipe(packRecipe(text))).toEqual(text);
    }),
  );
});

it('holds nearly every dish of the collection in one code', () => {
  const addresses = DISHES.map((dish) => toQrAddress(dish, 'https://simmer.example.org'));
  const fitting = addresses.filter((address) => address !== undefined);
  expect(DISHES.length).toBeGreaterThan(100);
  expect(DISHES.length - fitting.length).toBeLessThanOrEqual(3);
  expect(fitting.filter((address) => address.length > 1273)).toEqual([]);
  const read = DISHES.map((dish) => unpackRecipe(packRecipe(dish)));
  expect(read).toEqual(DISHES);
});

it('returns no address for a recipe that is too long, and no recipe for a damaged code', () => {
  const [dish] = DISHES;
  if (!dish) throw new Error('There is no dish');
  const instructions = fc.sample(fc.string({ minLength: 100, maxLength: 200 }), 60);
  expect(toQrAddress({ ...dish, instructions }, 'https://simmer.example.org')).toBeUndefined();
  const packed = packRecipe(dish);
  expect(unpackRecipe(packed.slice(0, -20))).toBeUndefined();
  expect(unpackRecipe(`${packed.slice(0, 50)}????${packed.slice(54)}`)).toBeUndefined();
  expect(unpackRecipe('A'.repeat(5000))).toBeUndefined();
});
