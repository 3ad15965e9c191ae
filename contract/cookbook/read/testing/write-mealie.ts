import { strToU8, zipSync } from 'fflate';
import { JPEG, toJsonBytes, type Written } from './write-apps.ts';

/** An export has a folder for each recipe. The names of its fields have underscores. */
export function writeMealie(recipes: readonly Written[]): Uint8Array {
  const files = recipes.flatMap((recipe, n) => {
    const json = toJsonBytes({
      id: `0000-${n}`,
      name: recipe.title,
      slug: `recipe-${n}`,
      image: 'abcd',
      recipe_yield: `${recipe.servings} servings`,
      total_time: null,
      prep_time: `${recipe.prep} minutes`,
      cook_time: null,
      perform_time: `${recipe.cook} minutes`,
      description: '',
      recipe_category: [],
      tags: [],
      tools: [],
      org_url: '',
      recipe_ingredient: recipe.ingredients.map((note) => ({
        quantity: 1,
        unit: null,
        food: null,
        note,
        is_food: false,
        disable_amount: true,
        display: note,
        title: null,
        original_text: null,
        reference_id: 'r',
      })),
      recipe_instructions: recipe.steps.map((text) => ({
        id: 's',
        title: '',
        text,
        ingredient_references: [],
      })),
      nutrition: { calories: null },
      settings: { public: true, disable_amount: true },
      assets: [],
      notes: [],
      extras: {},
    });
    const folder = `recipes/recipe-${n}`;
    return [
      [`${folder}/recipe-${n}.json`, json],
      [`${folder}/images/original.webp`, JPEG],
      [`${folder}/images/tiny-original.webp`, strToU8('x')],
    ] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** A backup has all tables in one file, and the pictures in folders named by the ids of the recipes. */
export function writeMealieBackup(recipes: readonly Written[]): Uint8Array {
  const toRows = (lines: (recipe: Written) => readonly string[], toRow: (line: string) => object) =>
    recipes
      .flatMap((recipe, n) =>
        lines(recipe).map((line, position) =>
          Object.assign(toRow(line), { recipe_id: `ab0${n}`, position, title: '' }),
        ),
      )
      .toReversed();
  const tables = {
    users: [{ id: 'u1', name: 'Ann' }],
    recipes: recipes.map((recipe, n) => ({
      id: `ab0${n}`,
      slug: `recipe-${n}`,
      name: recipe.title,
      recipe_servings: recipe.servings,
      recipe_yield: '',
      prep_time: `${recipe.prep} minutes`,
      perform_time: `${recipe.cook} minutes`,
    })),
    recipes_ingredients: toRows(
      ({ ingredients }) => ingredients,
      (note) => ({ note, quantity: 0, unit_id: null, food_id: null, original_text: null }),
    ),
    recipe_instructions: toRows(
      ({ steps }) => steps,
      (text) => ({ text, summary: '' }),
    ),
    ingredient_units: [],
    ingredient_foods: [],
    notes: [],
    tags: [{ id: 't1', name: 'Dinner', slug: 'dinner' }],
    recipes_to_tags: recipes.map((_, n) => ({ recipe_id: `ab0${n}`, tag_id: 't1' })),
    categories: [],
    recipes_to_categories: [],
  };
  const pictures = recipes.map((_, n) => [`data/recipes/ab-0${n}/images/original.webp`, JPEG]);
  return zipSync({
    'database.json': toJsonBytes(tables),
    ...Object.fromEntries(pictures),
  });
}
