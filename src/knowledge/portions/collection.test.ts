import { beforeAll, expect, test } from 'vitest';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { buildTestApp } from '../../../server/testing/build-test-app.ts';
import { findFirstDishes } from '../../../server/testing/first-dishes.ts';
import { toWrittenRecipe } from '../shown-recipe.ts';
import { toPortion } from './portion.late.ts';

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

test('unscaled and unconverted, every line and step reads letter for letter', () => {
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

/** Read through once by eye, dish by dish: what stands in the file is what a cook would write. */
test('every ingredient and step of two dozen dishes at a half, twice, three times, and in US units', async () => {
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

/** What no cook writes: values of the program, more decimals than scales show, and amounts of zero. */
const BROKEN =
  /NaN|undefined|null|Infinity|\d\.\d\d(?! (?:kg|l)\b)|\d[½¼¾⅓⅔⅛]\d|\b0 (?:g|ml|tsp|tbsp|cups?)\b/;

test('no amount of any dish is broken by scaling or by US units', () => {
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
