import type { FastifyInstance } from 'fastify';
import {
  addFavorite,
  addSavedRecipe,
  removeFavorite,
  removeSavedRecipe,
} from '../../contract/endpoints/kept-recipes.ts';
import { RecipeNameBody } from '../../contract/kept.ts';
import { keptTexts } from '../../texts/en/kept-recipes.ts';
import { readBody } from '../http/read-body.ts';
import { Problem } from '../problem.ts';
import { findOwnAnswer } from '../users/user-store.ts';
import { addWrite, type MemberParts } from '../writes/add-write.ts';
import { deleteKept, insertKept } from './store.ts';

/** Favourites and saved recipes; both writes are idempotent. */
export function addKeptRecipeRoutes(app: FastifyInstance, parts: MemberParts): void {
  for (const [endpoint, list] of [
    [addFavorite, 'favorites'],
    [addSavedRecipe, 'saved'],
  ] as const) {
    addWrite(app, parts, endpoint, ({ userId, body }) => ({
      findBody: (client) => findOwnAnswer(client, userId),
      work: async (client) => {
        if (!(await insertKept(client, userId, list, body.recipeName))) {
          throw new Problem(422, keptTexts.tooManyKept);
        }
        return {};
      },
    }));
  }

  for (const [endpoint, list] of [
    [removeFavorite, 'favorites'],
    [removeSavedRecipe, 'saved'],
  ] as const) {
    addWrite(
      app,
      parts,
      endpoint,
      ({ userId, params }) => {
        const { recipeName } = readBody(RecipeNameBody, params);
        return {
          findBody: (client) => findOwnAnswer(client, userId),
          work: async (client) => {
            await deleteKept(client, userId, list, recipeName);
            return {};
          },
        };
      },
      { isLastParamOptional: true },
    );
  }
}
