import { pagePaths } from '#contract/page/paths.ts';
import type { DishRating } from '#contract/post/cooks.ts';
import { RATING_MAX } from '#contract/post/limits.ts';
import { toMinutes } from '#contract/recipe/minutes.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as cookTexts from '#texts/cook.ts';
import { toIsoDuration } from './duration.ts';

export interface PageUrl {
  /** "https://simmer.example", without trailing slash. */
  origin: string;
  /** Absolute URL of the page. */
  url: string;
}

export interface RecipeTimes {
  addedAt: Date;
  changedAt: Date;
}

/** A recipe as schema.org data, with all fields that search engines need for recipe results. */
export function toRecipeData(
  recipe: Recipe,
  { addedAt, changedAt }: RecipeTimes,
  { origin, url }: PageUrl,
  rated?: DishRating,
): object {
  const prep = toMinutes(recipe.prepTime);
  const cook = toMinutes(recipe.cookTime);
  const total = prep === undefined && cook === undefined ? undefined : (prep ?? 0) + (cook ?? 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    ...(recipe.image_url && { image: [`${origin}${recipe.image_url}`] }),
    description: recipe.subtitle,
    author: { '@type': 'Organization', name: 'Simmer', url: `${origin}/` },
    datePublished: addedAt.toISOString(),
    dateModified: changedAt.toISOString(),
    url,
    mainEntityOfPage: url,
    recipeCuisine: recipe.cuisine,
    recipeCategory: recipe.tags[0] ?? recipe.cuisine,
    keywords: [...recipe.tags, recipe.region ?? ''].filter(Boolean).join(', '),
    ...(prep !== undefined && { prepTime: toIsoDuration(prep) }),
    ...(cook !== undefined && { cookTime: toIsoDuration(cook) }),
    ...(total !== undefined && { totalTime: toIsoDuration(total) }),
    recipeYield: `${recipe.servings} servings`,
    recipeIngredient: recipe.ingredients.map(toIngredientText),
    recipeInstructions: recipe.instructions.map((text, n) => ({
      '@type': 'HowToStep',
      name: recipe.stepTitles?.[n] ?? cookTexts.stepNumber(n + 1),
      text,
      url: `${url}#step-${n + 1}`,
    })),
    ...(rated && rated.rating.count > 0 && { aggregateRating: toRatingData(rated) }),
  };
}

function toRatingData({ rating: { average, count } }: DishRating): object {
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(average * 100) / 100,
    ratingCount: count,
    bestRating: RATING_MAX,
    worstRating: 1,
  };
}

/** "Prawns | 300 g" -> "300 g Prawns": the amount first, as people write it. */
function toIngredientText(line: string): string {
  const [name = '', amount = ''] = line.split('|').map((part) => part.trim());
  return amount === '' ? name : `${amount} ${name}`;
}

export function toListData(
  name: string,
  recipes: readonly Recipe[],
  { origin, url }: PageUrl,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: recipes.length,
    itemListElement: recipes.map(({ _id, title }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: title,
      url: `${origin}${pagePaths.recipe(_id)}`,
    })),
  };
}
