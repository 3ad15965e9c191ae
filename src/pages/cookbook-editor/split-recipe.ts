import type { TypedRecipe } from '#offline/cookbook/recipe-drafts.ts';

/** A shorter text is no whole recipe. */
const LINES_MIN = 4;

export function mayBeRecipe(pasted: string): boolean {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '');
  return lines.length >= LINES_MIN || /^\s*[{[<]/.test(pasted);
}

/**
 * Sorts a pasted recipe into the boxes of `before`, the recipe before it was pasted. Boxes with text keep it.
 * @returns Undefined if the text is no whole recipe.
 */
export async function splitRecipe(
  pasted: string,
  before: TypedRecipe,
): Promise<TypedRecipe | undefined> {
  const { readImport } = await import('#domain/cookbook/import/parts.ts');
  const { drafts } = await readImport({ kind: 'text', text: pasted });
  const [draft] = drafts;
  if (!draft) return undefined;
  const { source, ...recipe } = draft.text;
  const { ingredients, instructions, servings } = recipe;
  if (ingredients.length === 0 || instructions.length === 0) return undefined;
  return {
    ...before,
    title: before.title.trim() || recipe.title,
    subtitle: before.subtitle.trim() || recipe.subtitle,
    cuisine: before.cuisine.trim() || recipe.cuisine,
    servings: before.servings || (servings > 0 ? String(servings) : ''),
    prepTime: before.prepTime || recipe.prepTime,
    cookTime: before.cookTime || recipe.cookTime,
    ingredients: join(before.ingredients, ingredients.join('\n'), '\n'),
    steps: join(before.steps, instructions.join('\n\n'), '\n\n'),
    notes: join(before.notes, recipe.notes, '\n'),
    tags: before.tags.length > 0 ? before.tags : recipe.tags,
    ...(before.source ? {} : source && { source }),
  };
}

function join(before: string, more: string, between: string): string {
  const text = before.trimEnd();
  return text === '' ? more : text + between + more;
}
