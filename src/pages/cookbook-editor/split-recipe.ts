import type { CookbookText } from '#contract/cookbook/text.ts';
import type { TypedRecipe } from '#offline/cookbook/recipe-drafts.ts';
import { toTyped } from './typed-recipe.ts';

/** A shorter text is no whole recipe. */
const LINES_MIN = 4;

export function mayBeRecipe(pasted: string): boolean {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '');
  return lines.length >= LINES_MIN || /^\s*[{[<]/.test(pasted);
}

/** Reads a pasted text. Returns `undefined` if it is no whole recipe. */
export async function readPasted(pasted: string): Promise<CookbookText | undefined> {
  const { readImport } = await import('#domain/cookbook/import/parts.ts');
  const { drafts } = await readImport({ kind: 'text', text: pasted });
  const recipe = drafts[0]?.text;
  return recipe && recipe.ingredients.length > 0 && recipe.instructions.length > 0
    ? recipe
    : undefined;
}

/** True if no box has any text. */
export function isBlank(typed: TypedRecipe): boolean {
  return Object.values(typed).every((value) => typeof value !== 'string' || value.trim() === '');
}

const SHORT = [
  'title',
  'subtitle',
  'cuisine',
  'servings',
  'prepTime',
  'cookTime',
  'difficulty',
  'spiceLevel',
] as const;
const BOXES = [...SHORT, 'ingredients', 'steps', 'notes'] as const;

/** The form before and after the browser inserted a pasted text. */
export interface Paste {
  before: TypedRecipe;
  after: TypedRecipe;
}

/** The form as it is now, without the pasted text. Everything typed since then stays. */
export function withoutPasted(now: TypedRecipe, { before, after }: Paste): TypedRecipe {
  const boxes = BOXES.map((name) => [name, removeInserted(now[name], before[name], after[name])]);
  return { ...now, ...Object.fromEntries(boxes) };
}

function removeInserted(now: string, before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const inserted = after.slice(start, after.length - end);
  return now.replace(inserted, () => before.slice(start, before.length - end));
}

/** Sorts a pasted recipe into the boxes. Boxes with text keep it, and lists become longer. */
export function addRecipe(before: TypedRecipe, recipe: CookbookText): TypedRecipe {
  const more = toTyped(recipe, []);
  return {
    ...more,
    ...before,
    ...Object.fromEntries(SHORT.map((name) => [name, before[name].trim() || more[name]])),
    ingredients: join(before.ingredients, more.ingredients, '\n'),
    steps: join(before.steps, more.steps, '\n\n'),
    notes: join(before.notes, more.notes, '\n'),
    tags: before.tags.length > 0 ? before.tags : more.tags,
  };
}

/** Puts a pasted recipe in the place of what was typed. Pictures stay. */
export function replaceRecipe(before: TypedRecipe, recipe: CookbookText): TypedRecipe {
  return { ...toTyped(recipe, []), pictures: before.pictures };
}

function join(before: string, more: string, between: string): string {
  const text = before.trimEnd();
  return text === '' || more === '' ? text || more : text + between + more;
}
