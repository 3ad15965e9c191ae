import { findFamily, toCuisineName } from '../../contract/catalogue.ts';
import { toPath } from '../../contract/endpoint.ts';
import { getRecipe } from '../../contract/endpoints/recipes.ts';
import { toPageTitle } from '../../contract/page-title.ts';
import { CARD_PICTURE_SIZES, RECIPE_PICTURE_SIZES } from '../../contract/picture.ts';
import type { Recipe } from '../../contract/recipe.ts';
import { toCuisinePath } from '../../contract/recipe-paths.ts';
import { toRecipeCount } from '../../texts/en/recipes.ts';
import { type Head, toDataPreload, toPicturePreload } from './head.ts';
import { type Place, toListData, toRecipeData } from './recipe-data.ts';

export function toRecipeHead(recipe: Recipe, place: Place): Head {
  return {
    title: toPageTitle(recipe.title),
    description: recipe.subtitle,
    url: place.url,
    kind: 'article',
    picture: toPicture(recipe, place),
    data: toRecipeData(recipe, place),
    preloads: [
      toDataPreload(toPath(getRecipe, { recipeId: recipe._id })),
      ...toPicturePreload(recipe.image_url, RECIPE_PICTURE_SIZES),
    ],
  };
}

/** The cooking view is the same dish, so its canonical URL is the recipe page. */
export function toCookHead(recipe: Recipe, place: Place): Head {
  return {
    title: toPageTitle(`Cook ${recipe.title}`),
    description: recipe.subtitle,
    url: place.url,
    kind: 'article',
    picture: toPicture(recipe, place),
    preloads: [toDataPreload(toPath(getRecipe, { recipeId: recipe._id }))],
  };
}

/** The page of a cuisine or a family, by its id. */
export function toCuisineHead(id: string, recipes: readonly Recipe[], place: Place): Head {
  const family = findFamily(id);
  const name = family?.card ?? toCuisineName(id);
  const [first] = recipes;
  const count = toRecipeCount(recipes.length);
  return {
    title: toPageTitle(name),
    description: `${name}: ${count}, each with its story.${family ? ` ${family.hint}.` : ''}`,
    url: place.url,
    kind: 'website',
    picture: first && toPicture(first, place),
    data: toListData(name, recipes, place),
    preloads: [toDataPreload(toCuisinePath(id)), ...toFirstPicture(first)],
  };
}

/** `data` is the URL of the page's first API request. */
export function toListHead(
  name: string,
  first: Recipe | undefined,
  data: string,
  place: Place,
): Head {
  return {
    title: toPageTitle(name),
    description: 'Recipes with their story, cooked step by step with or without a connection.',
    url: place.url,
    kind: 'website',
    picture: first && toPicture(first, place),
    preloads: [toDataPreload(data), ...toFirstPicture(first)],
  };
}

function toFirstPicture(first: Recipe | undefined): string[] {
  return first ? toPicturePreload(first.image_url, CARD_PICTURE_SIZES) : [];
}

function toPicture(recipe: Recipe, { origin }: Place): Head['picture'] {
  if (recipe.image_url === '') return undefined;
  return { url: origin + recipe.image_url, alt: recipe.imageAlt };
}
