import type { FastifyInstance } from 'fastify';
import { RecipeNameBody } from '../../contract/kept.ts';
import { keptTexts } from '../../contract/kept-texts.ts';
import { apiPaths } from '../../contract/paths.ts';
import { findOwnAnswer } from '../accounts/user-store.ts';
import type { WriteParts } from '../accounts/write-parts.ts';
import { readBody } from '../http/read-body.ts';
import { Problem } from '../problem.ts';
import { deleteKept, insertKept } from './store.ts';

const LISTS = [
  [apiPaths.favorites, 'favorites'],
  [apiPaths.savedRecipes, 'saved'],
] as const;

/** Favourites and saved recipes: adding adds once, taking away what is not there is no mistake; both answer `{ user }`. */
export function addKeptRecipeRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { needSession, answerWrite } = parts;

  for (const [path, list] of LISTS) {
    app.post(path, async (request, reply) => {
      const { userId } = await needSession(request);
      const { recipeName } = readBody(RecipeNameBody, request.body);
      return answerWrite({
        request,
        reply,
        userId,
        findBody: (client) => findOwnAnswer(client, userId),
        work: async (client) => {
          if (!(await insertKept(client, userId, list, recipeName))) {
            throw new Problem(422, keptTexts.tooManyKept);
          }
          return {};
        },
      });
    });

    app.delete(path, async (request, reply) => {
      await needSession(request);
      // No name in the address: the schema says so.
      return reply.send(readBody(RecipeNameBody, undefined));
    });

    app.delete<{ Params: { recipeName: string } }>(
      `${path}/:recipeName`,
      async (request, reply) => {
        const { userId } = await needSession(request);
        const { recipeName } = readBody(RecipeNameBody, request.params);
        return answerWrite({
          request,
          reply,
          userId,
          findBody: (client) => findOwnAnswer(client, userId),
          work: async (client) => {
            await deleteKept(client, userId, list, recipeName);
            return {};
          },
        });
      },
    );
  }
}
