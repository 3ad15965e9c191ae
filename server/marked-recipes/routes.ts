import type { FastifyInstance } from 'fastify';
import {
  addFavorite,
  addSavedRecipe,
  removeFavorite,
  removeSavedRecipe,
} from '../../contract/endpoints/marked-recipes.ts';
import { RecipeNameBody } from '../../contract/recipe/recipe-name.ts';
import { markedRecipeTexts } from '../../texts/en/marked-recipes.ts';
import { readFields } from '../http/read-body.ts';
import { Problem } from '../problem.ts';
import { findOwnAnswer } from '../users/user-store.ts';
import { addWrite, type MemberParts } from '../writes/add-write.ts';
import { deleteMarked, insertMarked } from './store.ts';

/** Favourites and saved recipes. Both writes are idempotent. */
export function addMarkedRecipeRoutes(app: FastifyInstance, parts: MemberParts): void {
  for (const [endpoint, list] of [
    [addFavorite, 'favorites'],
    [addSavedRecipe, 'saved'],
  ] as const) {
    addWrite(app, parts, endpoint, ({ userId, body }) => ({
      findBody: (client) => findOwnAnswer(client, userId),
      work: async (client) => {
        if (!(await insertMarked(client, userId, list, body.recipeName))) {
          throw new Problem(422, markedRecipeTexts.tooManyKept);
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
        const { recipeName } = readFields(RecipeNameBody, params);
        return {
          findBody: (client) => findOwnAnswer(client, userId),
          work: async (client) => {
            await deleteMarked(client, userId, list, recipeName);
            return {};
          },
        };
      },
      { isLastParamOptional: true },
    );
  }
}
