import { beforeAll, expect, test } from 'vitest';
import type { Recipe } from '#contract/recipe/schema.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { findFirstDishes } from '#server/testing/first-dishes.ts';
import { toWrittenRecipe } from '../shown-recipe.ts';
import { toPortion } from './portion.ts';

const FACTORS = [0.5, 2, 3];
const none = new Set<number>();
let recipes: Recipe[] = [];
beforeAll(async () => {
  const server = await buildTestApp({ dishes: 'collection' });
  recipes = await (await server.fetch('http://simmer.test/api/recipes')).json();
  await server.close();
});

const toText = (recipe: Recipe, at: number, shown = toWrittenRecipe(recipe)) =>
  shown
    .toStep(at)
    .runs.map((run) => run.text)
    .join('');

test('every line and step stays exactly as written without scaling or conversion', () => {
  for (const recipe of recipes) {
    for (const shown of [
      toWrittenRecipe(recipe),
      toPortion(recipe, { servings: undefined, swapped: none }),
      toPortion(recipe, { servings: recipe.servings, swapped: none }, 'metric'),
    ]) {
      recipe.instructions.forEach((text, at) => expect(toText(recipe, at, shown)).toBe(text));
      shown.lines.forEach(({ amount, name }, at) => {
        const line = recipe.ingredients[at] ?? '';
        const written = line.includes('|') ? `${name} | ${amount}` : `${amount} ${name}`.trim();
        expect(written).toBe(line);
      });
      expect(shown.notes).toBe(recipe.notes);
    }
  }
});

const toAllPortions = (recipe: Recipe) => [
  ...FACTORS.map((factor) =>
    toPortion(recipe, { servings: recipe.servings * factor, swapped: none }),
  ),
  toPortion(recipe, { servings: undefined, swapped: none }, 'us'),
];

/** Review changes of the expected file by eye: each line must be what a cook would write. */
test('shows the ingredients and steps of two dozen dishes for half, two and three times the servings, and in US units', async () => {
  const server = await buildTestApp({ dishes: await findFirstDishes() });
  const first: Recipe[] = await (await server.fetch('http://simmer.test/api/recipes')).json();
  await server.close();
  const pages = first.map((recipe) => {
    const shown = toAllPortions(recipe);
    const lines = recipe.ingredients.map((line, at) =>
      [line, ...shown.map(({ lines: all }) => `${all[at]?.amount} ${all[at]?.name}`.trim())].join(
        '\n    ',
      ),
    );
    const steps = recipe.instructions.map((text, at) =>
      [text, ...shown.map((one) => toText(recipe, at, one))].join('\n    '),
    );
    return [`# ${recipe.title}, ${recipe.servings}`, ...lines, ...steps].join('\n');
  });
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot('./collection.expected.txt');
});

/** Signs of a bug: JavaScript values, more decimals than scales show, and amounts of zero. */
const BROKEN =
  /NaN|undefined|null|Infinity|\d\.\d\d(?! (?:kg|l)\b)|\d[½¼¾⅓⅔⅛]\d|\b0 (?:g|ml|tsp|tbsp|cups?)\b/;

test('scaling and US units break no amount of any dish', () => {
  const texts = recipes.flatMap((recipe) =>
    toAllPortions(recipe).flatMap((shown) =>
      shown.lines
        .map(({ amount, name }) => `${amount} ${name}`)
        .concat(recipe.instructions.map((_, at) => toText(recipe, at, shown))),
    ),
  );
  expect(texts.length).toBeGreaterThan(recipes.length * 40);
  expect(texts.filter((text) => BROKEN.test(text))).toEqual([]);
});
