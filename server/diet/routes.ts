import type { FastifyInstance } from 'fastify';
import { setMyDiet } from '#contract/diet/endpoints.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import { saveDiet } from './store.ts';

/** Stores the allergies and diets of a member. Only responses with `CurrentUser` contain them. */
export function addDietRoutes(app: FastifyInstance, parts: MemberParts): void {
  addWrite(app, parts, setMyDiet, {
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    work: async (client, { userId, body }) => {
      await saveDiet(client, userId, body);
      return {};
    },
  });
}
