import type { FastifyInstance } from 'fastify';
import { RECIPE_NOTES_MAX } from '#contract/account/limits.ts';
import { setRecipeNote } from '#contract/recipe/endpoints.ts';
import { findRecipe } from '#server/cookbook/store.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as accountTexts from '#texts/account.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { countOtherNotes, deleteNote, hasRecipe, upsertNote } from './store.ts';

/** The private notes of a member about dishes and recipes of cookbooks. Setting one is idempotent. */
export function addRecipeNoteRoutes(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, setRecipeNote, {
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    work: async (client, { userId, params, body: { text } }) => {
      const isCookbook = isUuid(params.recipeId);
      const recipeId = isCookbook ? params.recipeId.toLowerCase() : params.recipeId;
      if (text === '') {
        await deleteNote(client, userId, recipeId);
        return {};
      }
      const isKnown = isCookbook
        ? (await findRecipe(client, recipeId, userId)) !== undefined
        : await hasRecipe(client, recipeId);
      if (!isKnown) throw new Problem(404, recipeTexts.recipeNotFound);
      if ((await countOtherNotes(client, userId, recipeId)) >= RECIPE_NOTES_MAX) {
        throw new Problem(422, accountTexts.tooManyNotes);
      }
      await upsertNote(client, userId, recipeId, text);
      return {};
    },
  });
}
