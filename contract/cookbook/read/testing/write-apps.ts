import { gzipSync, strToU8, zipSync } from 'fflate';

/** The parts of a recipe that every app can store. */
export interface Written {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  servings: number;
  /** Minutes. */
  prep: number;
  cook: number;
}

export function toJsonBytes(value: unknown): Uint8Array {
  return strToU8(JSON.stringify(value));
}

export function toLinkedRecipe({ title, ingredients, steps, servings, prep, cook }: Written) {
  return {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: title,
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    recipeYield: `${servings} servings`,
    prepTime: `PT${prep}M`,
    cookTime: `PT${cook}M`,
  };
}

/** The first bytes of a JPEG. Readers look no further. */
export const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);
const JPEG_TEXT = btoa(String.fromCharCode(...JPEG));

export function writePaprika(recipes: readonly Written[]): Uint8Array {
  const files = recipes.map((recipe, n) => {
    const json = toJsonBytes({
      uid: `UID-${n}`,
      created: '2026-01-02 10:00:00',
      hash: 'ab',
      name: recipe.title,
      description: '',
      ingredients: recipe.ingredients.join('\n'),
      directions: recipe.steps.join('\n\n'),
      notes: '',
      nutritional_info: '',
      prep_time: `${recipe.prep} min`,
      cook_time: `${recipe.cook} min`,
      total_time: '',
      difficulty: '',
      servings: `${recipe.servings} servings`,
      rating: 0,
      source: '',
      source_url: null,
      photo: `${n}.jpg`,
      photo_large: null,
      photo_hash: 'cd',
      image_url: null,
      categories: [],
      photo_data: JPEG_TEXT,
      photos: [],
    });
    return [`${recipe.title} ${n}.paprikarecipe`, gzipSync(json)] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** Each recipe is an inner archive. Its steps contain the ingredients. */
export function writeTandoor(recipes: readonly Written[]): Uint8Array {
  const files = recipes.map((recipe, n) => {
    const json = toJsonBytes({
      name: recipe.title,
      description: null,
      keywords: [{ name: 'dinner', description: '' }],
      steps: recipe.steps.map((instruction, order) => ({
        name: '',
        instruction,
        ingredients:
          order > 0
            ? []
            : recipe.ingredients.map((name, place) => ({
                food: {
                  name,
                  plural_name: null,
                  ignore_shopping: false,
                  supermarket_category: null,
                },
                unit: null,
                amount: 0,
                note: null,
                order: place,
                is_header: false,
                no_amount: true,
                always_use_plural_unit: false,
                always_use_plural_food: false,
              })),
        time: 0,
        order,
        show_as_header: false,
        show_ingredients_table: true,
      })),
      working_time: recipe.prep,
      waiting_time: recipe.cook,
      internal: true,
      nutrition: null,
      servings: recipe.servings,
      servings_text: '',
      source_url: null,
    });
    return [`recipe_${n}.zip`, zipSync({ 'recipe.json': json, 'image.jpg': JPEG })] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** A folder for each recipe, with its picture in three sizes. */
export function writeNextcloud(recipes: readonly Written[]): Uint8Array {
  const files = recipes.flatMap((recipe, n) => {
    const json = toJsonBytes({
      ...toLinkedRecipe(recipe),
      id: String(n),
      description: '',
      url: '',
      image: '',
      recipeYield: recipe.servings,
      totalTime: '',
      recipeCategory: '',
      keywords: '',
      tool: [],
      recipeInstructions: recipe.steps,
      nutrition: [],
      dateCreated: '2026-01-02T10:00:00+0000',
    });
    const folder = `Recipes/Recipe ${n}`;
    return [
      [`${folder}/recipe.json`, json],
      [`${folder}/full.jpg`, JPEG],
      [`${folder}/thumb.jpg`, strToU8('x')],
    ] as const;
  });
  return zipSync(Object.fromEntries(files));
}

export function writeRecipeSage(recipes: readonly Written[]): Uint8Array {
  return toJsonBytes({
    recipes: recipes.map((recipe, n) => ({
      ...toLinkedRecipe(recipe),
      identifier: `r${n}`,
      description: '',
      image: [],
      cookTime: undefined,
      totalTime: `PT${recipe.prep + recipe.cook}M`,
      recipeCategory: ['dinner'],
      creditText: '',
      isBasedOn: '',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: '' }],
    })),
  });
}

export function writeRecipeSageText(recipes: readonly Written[]): Uint8Array {
  const parts = recipes.map((recipe) =>
    [
      `Title: ${recipe.title}`,
      'Description: ',
      `Yield: ${recipe.servings} servings`,
      `ActiveTime: ${recipe.prep} min`,
      `TotalTime: ${recipe.prep + recipe.cook} min`,
      'Source: ',
      'Url: ',
      'Folder: main',
      `Ingredients: ${recipe.ingredients.join('\n')}`,
      `Instructions: ${recipe.steps.join('\n')}`,
      'Notes: ',
      'CreatedAt: Fri Jan 02 2026',
      'UpdatedAt: Fri Jan 02 2026',
      'Rating: null',
      'Labels: dinner, soup',
      'Images: ',
      '\r\n\n',
    ].join('\n'),
  );
  return strToU8(`==== Recipes ====\n\n${parts.join('')}`);
}

export function writeLinkedData(recipes: readonly Written[]): Uint8Array {
  return toJsonBytes(recipes.map(toLinkedRecipe));
}

export function writeCooklang(recipe: Written): string {
  const [first = '', ...rest] = recipe.steps;
  const lines = recipe.ingredients.map((line) => `@${line}{}`).join(' ');
  return [
    '---',
    `title: ${recipe.title}`,
    `servings: ${recipe.servings}`,
    `prep time: ${recipe.prep} minutes`,
    `cook time: ${recipe.cook} minutes`,
    '---',
    '',
    `${lines} ${first}`,
    ...rest.flatMap((step) => ['', step]),
  ].join('\n');
}

export function writePlainText(recipe: Written): string {
  return [
    recipe.title,
    '',
    `Serves ${recipe.servings}`,
    `Prep time: ${recipe.prep} minutes`,
    `Cooking time: ${recipe.cook} minutes`,
    '',
    'Ingredients',
    ...recipe.ingredients.map((line) => `- ${line}`),
    '',
    'Method',
    ...recipe.steps.map((step, n) => `${n + 1}. ${step}`),
  ].join('\n');
}
