import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { hasChoice } from '#contract/recipe/choice.ts';
import {
  getRecipe,
  listCuisines,
  listRecipes,
  listRecipesOfCuisine,
} from '#contract/recipe/endpoints.ts';
import { toRecipeQuery } from '#contract/recipe/query.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { toHash } from '#server/platform/http/etag.ts';
import { JSON_TYPE, type SendText } from '#server/platform/http/send-text.ts';
import { Problem } from '#server/platform/problem.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { findCollectionChanges } from './collection-changes.ts';
import { createRecipeLookup } from './recipe-lookup.ts';
import { createRecipeSearch } from './search-store.ts';
import { findCuisineNames, findRecipePage, findRecipesOf, toJsonArray } from './store.ts';
import { createWholeCollection } from './whole-collection.ts';

/** Recipes are the same for every user (contract), so responses have a content hash and can be cached. */
export function addRecipeRoutes(app: FastifyInstance, pool: Pool, sendText: SendText): void {
  const readWholeCollection = createWholeCollection(pool);
  const findRecipe = createRecipeLookup(pool);
  const findChosenPage = createRecipeSearch(pool);

  addEndpoint(app, listRecipes, async ({ request, reply, query: params }) => {
    const query = toRecipeQuery((name) => params[name]?.toString());
    if (query === undefined) {
      const whole = await readWholeCollection();
      const { since } = params;
      const changes = since && (await findCollectionChanges(pool, since, whole));
      return sendText(request, reply, { ...(changes || whole), type: JSON_TYPE });
    }
    const { recipes, total, isNear } =
      query.q === '' && !hasChoice(query.choice)
        ? await findRecipePage(pool, query)
        : await findChosenPage(query);
    const { page, limit } = query;
    const pagination = JSON.stringify({ page, limit, total, hasMore: page * limit < total });
    const end = `"pagination":${pagination}${isNear ? ',"isNear":true' : ''}`;
    const body = `{"recipes":${toJsonArray(recipes)},${end}}`;
    const hash = toHash(recipes.map(({ etag }) => etag).join() + end);
    return sendText(request, reply, { body, hash, type: JSON_TYPE });
  });

  addEndpoint(app, listCuisines, async ({ request, reply }) => {
    const body = JSON.stringify(await findCuisineNames(pool));
    return sendText(request, reply, { body, hash: toHash(body), type: JSON_TYPE });
  });

  addEndpoint(app, listRecipesOfCuisine, async ({ request, reply, params }) => {
    const recipes = await findRecipesOf(pool, params.cuisine);
    const hash = toHash(recipes.map(({ etag }) => etag).join());
    return sendText(request, reply, { body: toJsonArray(recipes), hash, type: JSON_TYPE });
  });

  addEndpoint(app, getRecipe, async ({ request, reply, params }) => {
    const recipe = await findRecipe(params.recipeId);
    if (recipe === undefined) throw new Problem(404, recipeTexts.recipeNotFound);
    return sendText(request, reply, { body: recipe.body, hash: recipe.etag, type: JSON_TYPE });
  });
}
