import type { PostImage } from '#contract/post/images.ts';
import type { CookbookRecipe } from './schema.ts';
import type { CookbookText } from './text.ts';

/** The fields of a recipe that are not typed. */
export type CookbookMade = Pick<
  CookbookRecipe,
  '_id' | 'ownerId' | 'visibility' | 'version' | 'createdAt' | 'updatedAt'
>;

/** The recipe of a text: fields that only dishes of the collection have are empty. */
export function toCookbookRecipe(
  { notes, source, basedOn, ...text }: CookbookText,
  images: readonly PostImage[],
  made: CookbookMade,
): CookbookRecipe {
  const [first] = images;
  const address = first?.url ?? '';
  return {
    ...made,
    recipe_name: text.title,
    ...text,
    image_url: address,
    image: address,
    imageAlt: first?.alt ?? '',
    imageHash: '',
    images: [...images],
    fun_facts: [],
    culturalBackground: '',
    shortform_video_url: '',
    longform_video_url: '',
    ...(notes !== '' && { notes }),
    ...(source && { source }),
    ...(basedOn !== undefined && { basedOn }),
  };
}

/** The text of a recipe, as its owner edits it. */
export function toCookbookText(recipe: CookbookRecipe): CookbookText {
  const { source, basedOn } = recipe;
  return {
    title: recipe.title,
    subtitle: recipe.subtitle,
    cuisine: recipe.cuisine,
    tags: recipe.tags,
    servings: recipe.servings,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    difficulty: recipe.difficulty,
    spiceLevel: recipe.spiceLevel,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    notes: recipe.notes ?? '',
    ...(source && { source }),
    ...(basedOn !== undefined && { basedOn }),
  };
}
