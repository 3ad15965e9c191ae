import type { CookbookFields } from '#contract/cookbook/writes.ts';
import type { CommandOf } from '#contract/writes.ts';
import { defineExample, type World } from '#domain/overlay/define-example.ts';

function toFields({ text }: Pick<World, 'text'>): CookbookFields {
  return {
    title: text(),
    subtitle: '',
    cuisine: '',
    tags: [],
    servings: 4,
    prepTime: '',
    cookTime: '',
    difficulty: '',
    spiceLevel: '',
    ingredients: ['200 g flour'],
    instructions: ['Mix.'],
    notes: '',
    images: [],
  };
}

/** An own recipe, with the write that creates it if there is none. */
function toOwnRecipe(world: World) {
  const known = world.made('cookbook.create');
  if (known) return { recipeId: known.recipeId, before: [] };
  const command = toNew(world);
  return { recipeId: command.recipeId, before: [{ command }] };
}

function toNew(world: World): CommandOf<'cookbook.create'> {
  return { op: 'cookbook.create', recipeId: world.nextId('recipe'), recipe: toFields(world) };
}

export const cookbookCreateExample = defineExample<'cookbook.create'>({
  writes: (world) => [{ command: toNew(world) }],
  fix: (command, { text }) => ({ ...command, recipe: { ...command.recipe, title: text() } }),
  isShown: ({ recipeId }, views) => views.cookbook(recipeId) !== undefined,
});

export const cookbookUpdateExample = defineExample<'cookbook.update'>({
  writes: (world) => {
    const { recipeId, before } = toOwnRecipe(world);
    const baseVersion = world.cookbookVersionOf(recipeId);
    const recipe = toFields(world);
    return [...before, { command: { op: 'cookbook.update', recipeId, recipe, baseVersion } }];
  },
  fix: (command, { text }) => ({ ...command, recipe: { ...command.recipe, title: text() } }),
  isShown: ({ recipeId }, views) => views.cookbook(recipeId) !== undefined,
});

export const cookbookDeleteExample = defineExample<'cookbook.delete'>({
  writes: (world) => {
    const { recipeId, before } = toOwnRecipe(world);
    const baseVersion = world.cookbookVersionOf(recipeId);
    const title = 'Pancakes';
    return [...before, { command: { op: 'cookbook.delete', recipeId, title, baseVersion } }];
  },
  fix: (command) => command,
  isShown: ({ recipeId }, views) => views.cookbook(recipeId) === undefined,
});

export const cookbookVisibilitySetExample = defineExample<'cookbook-visibility.set'>({
  writes: (world) => {
    const { recipeId, before } = toOwnRecipe(world);
    const visibility = (['link', 'public', 'household'] as const)[world.n % 3] ?? 'link';
    return [...before, { command: { op: 'cookbook-visibility.set', recipeId, visibility } }];
  },
  fix: (command) => command,
  isShown: ({ recipeId, visibility }, views) => {
    const view = views.cookbook(recipeId);
    return view && view.recipe.visibility === visibility;
  },
});
