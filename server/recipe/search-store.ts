import type { Pool } from 'pg';
import * as v from 'valibot';
import { findFamilyOf, toCuisineId } from '#contract/recipe/catalogue.ts';
import { filterRecipes } from '#contract/recipe/choice.ts';
import type { RecipeQuery } from '#contract/recipe/query.ts';
import { Recipe } from '#contract/recipe/schema.ts';
import { SearchIndex } from '#contract/search/index-of-words.ts';
import { toTimedSearch } from '#contract/search/time-words.ts';
import {
  findAllRecipes,
  findCollectionHash,
  type StoredPage,
  type StoredRecipe,
  toCuisineValues,
} from './store.ts';

interface KnownRecipes {
  index: SearchIndex;
  /** All recipes in the curated order. */
  recipes: readonly Recipe[];
  stored: ReadonlyMap<string, StoredRecipe>;
}

/** Number of recipes indexed per step, so that other requests are answered in between. */
const AT_ONCE = 25;

export type FindChosenPage = (query: RecipeQuery) => Promise<StoredPage>;

/**
 * Finds the recipes that match every typed word and the filters, best match first. It uses the same index and ranking
 * as the device. The recipes are cached in memory until the hash in the database changes.
 */
export function createRecipeSearch(pool: Pool): FindChosenPage {
  let known: { hash: string; recipes: Promise<KnownRecipes> } | undefined;

  const readKnown = async (): Promise<KnownRecipes> => {
    const hash = await findCollectionHash(pool);
    if (known?.hash !== hash) {
      const recipes = buildIndex(pool);
      known = { hash, recipes };
      // A failure rejects for all current callers, and the next caller tries again.
      recipes.catch(() => {
        if (known?.recipes === recipes) known = undefined;
      });
    }
    return known.recipes;
  };

  return async ({ q, cuisine, choice, page, limit }) => {
    const { index, recipes, stored } = await readKnown();
    const { words, maxMinutes } = toTimedSearch(q);
    const { hits, isNear } = words === '' ? { hits: undefined, isNear: false } : index.find(words);
    const matching = hits?.map(({ recipe }) => recipe) ?? recipes;
    const isWanted = cuisine === undefined ? () => true : toCuisineFilter(cuisine);
    const found = filterRecipes(matching.filter(isWanted), {
      ...choice,
      maxMinutes: choice.maxMinutes ?? maxMinutes,
    });
    return {
      recipes: found
        .slice((page - 1) * limit, page * limit)
        .flatMap(({ _id }) => stored.get(_id) ?? []),
      total: found.length,
      isNear: isNear && found.length > 0,
    };
  };
}

async function buildIndex(pool: Pool): Promise<KnownRecipes> {
  const rows = await findAllRecipes(pool);
  const index = new SearchIndex();
  const recipes: Recipe[] = [];
  const stored = new Map<string, StoredRecipe>();
  for (const [at, row] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
    const recipe = v.parse(Recipe, JSON.parse(row.body));
    index.add(recipe);
    recipes.push(recipe);
    stored.set(recipe._id, row);
  }
  return { index, recipes, stored };
}

function toCuisineFilter(wanted: string): (recipe: Recipe) => boolean {
  const [isFamily, id] = toCuisineValues(wanted);
  return ({ cuisine }) => (isFamily ? findFamilyOf(cuisine)?.id : toCuisineId(cuisine)) === id;
}
