import { toPageTitle } from '#contract/page/title.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import type { DishRating } from '#contract/post/cooks.ts';
import { findFamily, toCuisineName } from '#contract/recipe/catalogue.ts';
import { getRecipe } from '#contract/recipe/endpoints.ts';
import { toCuisinePath } from '#contract/recipe/paths.ts';
import { RECIPE_PICTURE_SIZES, ROW_PICTURE_SIZES } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import * as homeTexts from '#texts/home.ts';
import * as pageTexts from '#texts/page.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { type Head, toPicturePreload } from './head.ts';
import { toLinkPreview } from './link-preview.ts';
import { type PageUrl, type RecipeTimes, toListData, toRecipeData } from './recipe-data.ts';

export function toRecipeHead(
  recipe: Recipe,
  pageUrl: PageUrl,
  times: RecipeTimes,
  rated?: DishRating,
): Head {
  return {
    title: toPageTitle(recipe.title),
    description: recipe.subtitle,
    url: pageUrl.url,
    kind: 'article',
    picture: toPicture(recipe, pageUrl),
    data: toRecipeData(recipe, times, pageUrl, rated),
    answers: [toPath(getRecipe, { recipeId: recipe._id })],
    preloads: toPicturePreload(recipe.image_url, RECIPE_PICTURE_SIZES),
  };
}

/** The cooking view is the same dish, so its canonical URL is the recipe page. */
export function toCookHead(recipe: Recipe, pageUrl: PageUrl): Head {
  return {
    title: toPageTitle(pageTexts.cookTitle(recipe.title)),
    description: recipe.subtitle,
    url: pageUrl.url,
    kind: 'article',
    picture: toPicture(recipe, pageUrl),
    answers: [toPath(getRecipe, { recipeId: recipe._id })],
    preloads: [],
  };
}

/** The page of a cuisine or a family, by its id. */
export function toCuisineHead(id: string, recipes: readonly Recipe[], pageUrl: PageUrl): Head {
  const family = findFamily(id);
  const texts = family && homeTexts.families[family.id];
  const name = texts?.card ?? toCuisineName(id);
  const [first] = recipes;
  const count = recipeTexts.toRecipeCount(recipes.length);
  return {
    title: toPageTitle(name),
    description: pageTexts.aboutCuisine(name, count, texts?.hint),
    url: pageUrl.url,
    kind: 'website',
    picture: first && toPicture(first, pageUrl),
    data: toListData(name, recipes, pageUrl),
    answers: [toCuisinePath(id)],
    preloads: toFirstPicture(first, ROW_PICTURE_SIZES),
  };
}

interface List {
  name: string;
  description: string;
  /** The paths of the page's first API requests. */
  answers: readonly string[];
  /** The `sizes` attribute of its first picture. */
  sizes: string;
}

export function toListHead(
  { name, description, answers, sizes }: List,
  first: Recipe | undefined,
  pageUrl: PageUrl,
): Head {
  return {
    title: toPageTitle(name),
    description,
    url: pageUrl.url,
    kind: 'website',
    picture: first && toPicture(first, pageUrl),
    answers: [...answers],
    preloads: toFirstPicture(first, sizes),
  };
}

function toFirstPicture(first: Recipe | undefined, sizes: string): string[] {
  return first ? toPicturePreload(first.image_url, sizes) : [];
}

function toPicture({ image_url, imageAlt }: Recipe, { origin }: PageUrl): Head['picture'] {
  return toLinkPreview(image_url, imageAlt, origin);
}
