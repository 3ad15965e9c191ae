import { beforeAll, expect, test } from 'vitest';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import { buildTestApp } from '../../../server/testing/build-test-app.ts';
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

/** Read through once by eye, dish by dish: what stands in the file is what a cook would write. */
test('every ingredient and step of the collection at a half, twice, three times, and in US units', async () => {
  const pages = recipes.map((recipe) => {
    const shown = [
      ...FACTORS.map((factor) =>
        toPortion(recipe, { servings: recipe.servings * factor, swapped: none }),
      ),
      toPortion(recipe, { servings: undefined, swapped: none }, 'us'),
    ];
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

test('scaled to anything, in any units, no amount is broken', () => {
  for (const recipe of recipes) {
    for (const servings of [1, 3, 5, 7, 11, 24, 50]) {
      for (const units of [undefined, 'metric', 'us'] as const) {
        const shown = toPortion(recipe, { servings, swapped: none }, units);
        const all = [
          ...shown.lines.map(({ amount, name }) => `${amount} ${name}`),
          ...recipe.instructions.map((_text, at) => toText(recipe, at, shown)),
        ].join('\n');
        expect(all).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{4}|(^|\s)0 (g|ml|tsp|tbsp)\b/);
      }
    }
  }
});

test('going to any number of servings and back gives the same text', () => {
  for (const recipe of recipes) {
    const there = toPortion(recipe, { servings: 7, swapped: new Set([0, 1, 2, 3]) }, 'us');
    expect(there.servings).toBe(7);
    const back = toPortion(recipe, { servings: recipe.servings, swapped: none });
    expect(back.lines).toEqual(toWrittenRecipe(recipe).lines);
    recipe.instructions.forEach((text, at) => expect(toText(recipe, at, back)).toBe(text));
  }
});
