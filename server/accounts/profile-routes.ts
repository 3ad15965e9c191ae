import type { FastifyInstance } from 'fastify';
import { getProfile, updateProfile, updateUserProfile } from '../../contract/endpoints/account.ts';
import { addEndpoint } from '../http/add-endpoint.ts';
import { findOwnAnswer } from '../users/user-store.ts';
import { addWrite, type MemberParts } from '../writes/add-write.ts';
import { changeProfile } from './account-store.ts';

export function addProfileRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(app, getProfile, ({ userId }) => findOwnAnswer(pool, userId), gate);

  for (const endpoint of [updateProfile, updateUserProfile]) {
    addWrite(app, parts, endpoint, ({ userId, body }) => ({
      findBody: (client) => findOwnAnswer(client, userId),
      work: async (client) => {
        await changeProfile(client, userId, body);
        return {};
      },
    }));
  }
}
