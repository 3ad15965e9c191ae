import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { apiPaths } from '../../contract/paths.ts';
import { toRecipeQuery } from '../../contract/recipe-query.ts';
import { texts } from '../../contract/texts.ts';
import { toHash } from '../http/etag.ts';
import type { SendText } from '../http/send-text.ts';
import { Problem } from '../problem.ts';
import { createRecipeLookup } from './recipe-lookup.ts';
import { findSearchPage } from './search-store.ts';
import { findCuisineNames, findRecipePage, findRecipesOf, type StoredRecipe } from './store.ts';
import { createWholeCollection } from './whole-collection.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** What a query string holds: a name that is repeated makes a list. */
type QueryStrings = Record<string, string | string[] | undefined>;

/** No answer about recipes differs per user (contract), so every one can be kept and named by its content. */
export function addRecipeRoutes(app: FastifyInstance, pool: Pool, sendText: SendText): void {
  const readWholeCollection = createWholeCollection(pool);
  const findRecipe = createRecipeLookup(pool);

  app.get<{ Querystring: QueryStrings }>(apiPaths.recipes, async (request, reply) => {
    const query = toRecipeQuery((name) => toFirst(request.query[name]));
    if (query === undefined) {
      const { body, hash } = await readWholeCollection();
      return sendText(request, reply, { body, hash, type: JSON_TYPE });
    }
    const find = query.q === '' ? findRecipePage : findSearchPage;
    const { recipes, total } = await find(pool, query);
    const { page, limit } = query;
    const pagination = JSON.stringify({ page, limit, total, hasMore: page * limit < total });
    const body = `{"recipes":${toJsonArray(recipes)},"pagination":${pagination}}`;
    const hash = toHash(recipes.map(({ etag }) => etag).join() + pagination);
    return sendText(request, reply, { body, hash, type: JSON_TYPE });
  });

  app.get(apiPaths.cuisines, async (request, reply) => {
    const body = JSON.stringify(await findCuisineNames(pool));
    return sendText(request, reply, { body, hash: toHash(body), type: JSON_TYPE });
  });

  app.get<{ Params: { cuisine: string } }>('/recipes/cuisine/:cuisine', async (request, reply) => {
    const recipes = await findRecipesOf(pool, request.params.cuisine);
    const hash = toHash(recipes.map(({ etag }) => etag).join());
    return sendText(request, reply, { body: toJsonArray(recipes), hash, type: JSON_TYPE });
  });

  app.get<{ Params: { id: string } }>('/recipes/:id', async (request, reply) => {
    const recipe = await findRecipe(request.params.id);
    if (recipe === undefined) throw new Problem(404, texts.recipeNotFound);
    return sendText(request, reply, { body: recipe.body, hash: recipe.etag, type: JSON_TYPE });
  });
}

function toFirst(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** The stored texts are JSON already: a list of them needs no parsing. */
export function toJsonArray(recipes: readonly StoredRecipe[]): string {
  return `[${recipes.map(({ body }) => body).join()}]`;
}
