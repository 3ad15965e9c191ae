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

export function writePaprika(recipes: readonly Written[]): Uint8Array {
  const files = recipes.map((recipe, n) => {
    const json = toJsonBytes({
      uid: `UID-${n}`,
      name: recipe.title,
      ingredients: recipe.ingredients.join('\n'),
      directions: recipe.steps.join('\n\n'),
      servings: `${recipe.servings} servings`,
      prep_time: `${recipe.prep} min`,
      cook_time: `${recipe.cook} min`,
      categories: [],
      notes: '',
      photo_data: 'AAAA',
    });
    return [`${n}.paprikarecipe`, gzipSync(json)] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** An export of Mealie has a folder with the JSON of each recipe. */
export function writeMealie(recipes: readonly Written[]): Uint8Array {
  const files = recipes.map((recipe, n) => {
    const json = toJsonBytes({
      name: recipe.title,
      slug: `recipe-${n}`,
      recipeYield: `${recipe.servings} servings`,
      prepTime: `${recipe.prep} minutes`,
      performTime: `${recipe.cook} minutes`,
      recipeIngredient: recipe.ingredients.map((note) => ({
        title: null,
        note,
        unit: null,
        food: null,
        quantity: 0,
        originalText: note,
      })),
      recipeInstructions: recipe.steps.map((text) => ({ title: '', text })),
    });
    return [`recipes/recipe-${n}/recipe-${n}.json`, json] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** A newer backup of Mealie has all tables in one file. */
export function writeMealieBackup(recipes: readonly Written[]): Uint8Array {
  const toRows = (lines: (recipe: Written) => readonly string[], key: string) =>
    recipes
      .flatMap((recipe, n) =>
        lines(recipe).map((line, position) => ({
          recipe_id: `r${n}`,
          position,
          title: '',
          [key]: line,
        })),
      )
      .toReversed();
  const tables = {
    users: [{ id: 'u1', name: 'Ann' }],
    recipes: recipes.map((recipe, n) => ({
      id: `r${n}`,
      name: recipe.title,
      recipe_yield: `${recipe.servings} servings`,
      prep_time: `${recipe.prep} minutes`,
      perform_time: `${recipe.cook} minutes`,
    })),
    recipes_ingredients: toRows(({ ingredients }) => ingredients, 'original_text'),
    recipe_instructions: toRows(({ steps }) => steps, 'text'),
    ingredient_units: [],
    ingredient_foods: [],
  };
  return zipSync({ 'database.json': toJsonBytes(tables) });
}

/** In an export of Tandoor, each recipe is an inner archive. */
export function writeTandoor(recipes: readonly Written[]): Uint8Array {
  const files = recipes.map((recipe, n) => {
    const json = toJsonBytes({
      name: recipe.title,
      description: null,
      keywords: [],
      servings: recipe.servings,
      working_time: recipe.prep,
      waiting_time: recipe.cook,
      steps: recipe.steps.map((instruction, order) => ({
        name: '',
        instruction,
        order,
        ingredients:
          order > 0
            ? []
            : recipe.ingredients.map((name, place) => ({
                food: { name },
                unit: null,
                amount: 0,
                note: '',
                order: place,
                is_header: false,
                no_amount: true,
              })),
      })),
    });
    return [
      `recipe_${n}.zip`,
      zipSync({ 'recipe.json': json, 'image.png': strToU8('x') }),
    ] as const;
  });
  return zipSync(Object.fromEntries(files));
}

export function writeNextcloud(recipes: readonly Written[]): Uint8Array {
  const files = recipes.flatMap((recipe, n) => [
    [`Recipes/Recipe ${n}/recipe.json`, toJsonBytes(toLinkedRecipe(recipe))] as const,
    [`Recipes/Recipe ${n}/full.jpg`, strToU8('x')] as const,
  ]);
  return zipSync(Object.fromEntries(files));
}

export function writeRecipeSage(recipes: readonly Written[]): Uint8Array {
  return toJsonBytes({
    recipes: recipes.map((recipe) => ({
      title: recipe.title,
      yield: `${recipe.servings} servings`,
      activeTime: `${recipe.prep} min`,
      totalTime: `${recipe.prep + recipe.cook} min`,
      ingredients: recipe.ingredients.join('\n'),
      instructions: recipe.steps.join('\n'),
      labels: [{ title: 'dinner' }],
    })),
  });
}

export function writeRecipeSageXml(recipes: readonly Written[]): Uint8Array {
  const rows = recipes.map((recipe) => {
    const fields = [
      toElement('title', recipe.title),
      toElement('yield', `${recipe.servings} servings`),
      toElement('activeTime', `${recipe.prep} min`),
      toElement('totalTime', `${recipe.prep + recipe.cook} min`),
      toElement('ingredients', recipe.ingredients.join('\n')),
      toElement('instructions', recipe.steps.join('\n')),
    ];
    return `<recipe>${fields.join('')}</recipe>`;
  });
  return strToU8(`<?xml version="1.0"?><recipes>${rows.join('\n')}</recipes>`);
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

function toElement(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}
