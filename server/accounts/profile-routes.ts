import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/paths.ts';
import { ProfileChange } from '../../contract/profile-change.ts';
import { readBody } from '../http/read-body.ts';
import { findOwnAnswer, updateProfile } from './user-store.ts';
import type { WriteParts } from './write-parts.ts';

export function addProfileRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { pool, needSession, answerWrite } = parts;

  app.get(apiPaths.profile, async (request, reply) => {
    const { userId } = await needSession(request);
    return reply.send(await findOwnAnswer(pool, userId));
  });

  for (const path of [apiPaths.profile, apiPaths.usersProfile]) {
    app.put(path, async (request, reply) => {
      const { userId } = await needSession(request);
      const change = readBody(ProfileChange, request.body);
      return answerWrite({
        request,
        reply,
        userId,
        findBody: (client) => findOwnAnswer(client, userId),
        work: async (client) => {
          await updateProfile(client, userId, change);
          return {};
        },
      });
    });
  }
}
