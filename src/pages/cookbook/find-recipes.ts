import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookView } from '#domain/overlay/views.ts';

/** A recipe that did not change is the same object, so its words are computed once. */
const known = new WeakMap<CookbookRecipe, string>();

/** Recipes that contain all typed words or beginnings of words, last changed first. */
export function findRecipes(
  recipes: readonly CookbookView[],
  typed: string,
): readonly CookbookView[] {
  const words = toPlain(typed).split(' ').filter(Boolean);
  const found = recipes.filter(({ recipe }) => {
    const text = toText(recipe);
    return words.every((word) => text.includes(` ${word}`));
  });
  return found.toSorted((one, other) =>
    other.recipe.updatedAt.localeCompare(one.recipe.updatedAt, 'en'),
  );
}

function toText(recipe: CookbookRecipe): string {
  const text = known.get(recipe) ?? toPlain(listTexts(recipe).join(' '));
  known.set(recipe, text);
  return text;
}

function listTexts({ title, subtitle, cuisine, tags, ingredients, source }: CookbookRecipe) {
  return [title, subtitle, cuisine, ...tags, ...ingredients, source?.name ?? ''];
}

/** Lower case without accents, with one space before each word. */
function toPlain(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}
