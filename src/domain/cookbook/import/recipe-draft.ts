import type { ImportDraft } from '#contract/cookbook/import.ts';
import {
  CUISINE_MAX,
  SHORT_TEXT_MAX,
  SOURCE_NAME_MAX,
  TAG_MAX,
  TAGS_MAX,
} from '#contract/cookbook/limits.ts';
import type { CookbookText } from '#contract/cookbook/text.ts';

/** Same as in the recipe schema. Importing the schema would double the size of the import worker. */
const SERVINGS_MAX = 50;

/** A recipe that was read and is not stored yet. */
export interface RecipeDraft {
  /** The whole recipe, for the editor. Parts that were not found are empty. */
  text: CookbookText;
  /** Fields that the member should check, such as `{ field: 'title', code: 'title-guessed' }`. */
  notes: ImportDraft['notes'];
  /** A picture that was in the file. */
  picture?: File | undefined;
}

/** A draft of the server, or one of the device, which can be a recipe that Simmer has written. */
type ReadDraft = ImportDraft & { own?: CookbookText };

/** Parts that are too long for a cookbook are cut. The reader has cut lines and titles already. */
export function toRecipeDraft({ recipe, notes, source, own }: ReadDraft): RecipeDraft {
  if (own) return { text: own, notes };
  const servings = recipe.servings ?? 0;
  return {
    notes,
    text: {
      title: recipe.title,
      subtitle: recipe.subtitle,
      cuisine: recipe.cuisine.slice(0, CUISINE_MAX),
      tags: recipe.tags.filter((tag) => tag.length <= TAG_MAX).slice(0, TAGS_MAX),
      servings: Number.isInteger(servings) && servings <= SERVINGS_MAX ? servings : 0,
      prepTime: recipe.prepTime.slice(0, SHORT_TEXT_MAX),
      cookTime: recipe.cookTime.slice(0, SHORT_TEXT_MAX),
      difficulty: '',
      spiceLevel: '',
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      notes: recipe.notes ?? '',
      ...(source && {
        source: {
          ...(source.url !== undefined && { url: source.url }),
          ...(source.name !== undefined && { name: source.name.slice(0, SOURCE_NAME_MAX) }),
        },
      }),
    },
  };
}
