import type { PostImage } from '#contract/post/images.ts';
import { toMinutes } from '#contract/recipe/minutes.ts';
import type { CookbookText, Visibility } from '../text.ts';
import { WRITER } from './from-jsonld.ts';

/** The content of a file. The addresses of `images` are written as they are. */
export interface WrittenRecipe extends CookbookText {
  images?: readonly PostImage[];
  _id?: string;
  visibility?: Visibility;
  createdAt?: string;
  updatedAt?: string;
}

/**
 * A recipe as schema.org JSON-LD. Texts that schema.org has no exact property for, such as "about 20 minutes", are also
 * written as `additionalProperty`, so that no field is lost.
 */
export function toJsonLd(recipe: WrittenRecipe): Record<string, unknown> {
  const { title, subtitle, cuisine, tags, servings, notes, source, images = [] } = recipe;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: recipe._id,
    name: title,
    description: subtitle,
    recipeCuisine: cuisine,
    keywords: tags,
    recipeYield: servings === 0 ? '' : String(servings),
    prepTime: toDuration(recipe.prepTime),
    cookTime: toDuration(recipe.cookTime),
    image: images.map(({ url, alt }) =>
      alt === '' ? url : { '@type': 'ImageObject', url, caption: alt },
    ),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    comment: notes === '' ? '' : { '@type': 'Comment', text: notes },
    isBasedOn: source && { '@type': 'CreativeWork', ...source },
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    additionalProperty: toProperties(recipe),
    sdPublisher: { '@type': 'Organization', name: WRITER },
  });
}

function toProperties(recipe: WrittenRecipe): object[] {
  const { prepTime, cookTime, difficulty, spiceLevel, basedOn = '', visibility = '' } = recipe;
  return Object.entries({
    prepTime,
    cookTime,
    difficulty,
    spiceLevel,
    basedOn,
    visibility,
  }).flatMap(([propertyID, value]) =>
    value === '' ? [] : [{ '@type': 'PropertyValue', propertyID, value }],
  );
}

/** "1 hour 15 minutes" as the ISO 8601 duration "PT75M". */
function toDuration(text: string): string {
  const minutes = toMinutes(text);
  return minutes === undefined ? '' : `PT${minutes}M`;
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
