import type { CookbookFields } from '#contract/cookbook/writes.ts';
import * as cookbookTexts from '#texts/cookbook.ts';

/** Parts of a recipe that are chosen as a whole. All fields are in one of them. */
const PARTS = {
  title: ['title', 'subtitle', 'cuisine', 'tags', 'source', 'basedOn'],
  facts: ['servings', 'prepTime', 'cookTime', 'difficulty', 'spiceLevel'],
  ingredients: ['ingredients'],
  instructions: ['instructions'],
  notes: ['notes'],
  images: ['images'],
} as const satisfies Record<string, readonly (keyof CookbookFields)[]>;
export type Part = keyof typeof PARTS;
const NAMES: readonly Part[] = ['title', 'facts', 'ingredients', 'instructions', 'notes', 'images'];

export function listDifferingParts(mine: CookbookFields, theirs: CookbookFields): Part[] {
  return NAMES.filter((part) =>
    PARTS[part].some((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field])),
  );
}

/** `mine` with the parts in `chosen` of `theirs`. */
export function withParts(
  mine: CookbookFields,
  theirs: CookbookFields,
  chosen: ReadonlySet<Part>,
): CookbookFields {
  const fields = [...chosen].flatMap((part) => PARTS[part].map((field) => [field, theirs[field]]));
  return { ...mine, ...Object.fromEntries(fields) };
}

export function toPartText(fields: CookbookFields, part: Part): string {
  switch (part) {
    case 'title':
      return toLines(fields.title, fields.subtitle, fields.cuisine, fields.tags.join(', '));
    case 'facts': {
      const { servings, prepTime, cookTime, difficulty, spiceLevel } = fields;
      const serves = servings > 0 ? cookbookTexts.exportServes(servings) : '';
      return toLines(
        serves,
        prepTime && `${cookbookTexts.exportPrepTime}: ${prepTime}`,
        cookTime && `${cookbookTexts.exportCookTime}: ${cookTime}`,
        difficulty,
        spiceLevel,
      );
    }
    case 'ingredients':
      return fields.ingredients.join('\n');
    case 'instructions':
      return fields.instructions.map((step, at) => `${at + 1}. ${step}`).join('\n\n');
    case 'notes':
      return fields.notes;
    default:
      return fields.images.length > 0 ? cookbookTexts.pictureCount(fields.images.length) : '';
  }
}

function toLines(...lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
