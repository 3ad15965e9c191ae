import type { FastifyInstance } from 'fastify';
import {
  addFavorite,
  addSavedRecipe,
  removeFavorite,
  removeSavedRecipe,
} from '#contract/recipe/endpoints.ts';
import { RecipeNameBody } from '#contract/recipe/name.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { readFields } from '#server/platform/http/read-body.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as markTexts from '#texts/mark.ts';
import { deleteMarked, insertMarked } from './store.ts';

/** Favourites and saved recipes. Both writes are idempotent. */
export function addMarkedRecipeRoutes(app: FastifyInstance, parts: MemberParts): void {
  for (const [endpoint, list] of [
    [addFavorite, 'favorites'],
    [addSavedRecipe, 'saved'],
  ] as const) {
    addWrite(app, parts, endpoint, {
      findBody: (client, { userId }) => findOwnAnswer(client, userId),
      work: async (client, { userId, body }) => {
        if (!(await insertMarked(client, userId, list, body.recipeName))) {
          throw new Problem(422, markTexts.tooManyKept);
        }
        return {};
      },
    });
  }

  for (const [endpoint, list] of [
    [removeFavorite, 'favorites'],
    [removeSavedRecipe, 'saved'],
  ] as const) {
    addWrite(
      app,
      parts,
      endpoint,
      {
        findBody: (client, { userId }) => findOwnAnswer(client, userId),
        work: async (client, { userId, params }) => {
          const { recipeName } = readFields(RecipeNameBody, params);
          await deleteMarked(client, userId, list, recipeName);
          return {};
        },
      },
      { isLastParamOptional: true },
    );
  }
}
