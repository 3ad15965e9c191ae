import type { FastifyInstance } from 'fastify';
import { getProfile, updateProfile, updateUserProfile } from '#contract/account/endpoints.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import { changeProfile } from './account-store.ts';

export function addProfileRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(app, getProfile, ({ userId }) => findOwnAnswer(pool, userId), gate);

  for (const endpoint of [updateProfile, updateUserProfile]) {
    addWrite(app, parts, endpoint, {
      findBody: (client, { userId }) => findOwnAnswer(client, userId),
      work: async (client, { userId, body }) => {
        await changeProfile(client, userId, body);
        return {};
      },
    });
  }
}
