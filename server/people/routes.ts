import type { FastifyInstance } from 'fastify';
import { apiPaths } from '../../contract/paths.ts';
import { FollowBody, type PeoplePage } from '../../contract/people.ts';
import { peopleTexts } from '../../contract/people-texts.ts';
import { postTexts } from '../../contract/post-texts.ts';
import type { PublicUserAnswer } from '../../contract/user.ts';
import { findOwnAnswer, findPublicUser } from '../accounts/user-store.ts';
import type { WriteParts } from '../accounts/write-parts.ts';
import { type QueryStrings, toFirst, toLimit } from '../http/page-query.ts';
import { readBody } from '../http/read-body.ts';
import { countOne, countSearch, FOLLOWS_PER_USER } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { isUuid } from '../uuid.ts';
import { updateFollow } from './follow-store.ts';
import { findPeople, type PeopleList } from './list-store.ts';
import { toCursor } from './page-place.ts';
import { findPeopleByName } from './search-store.ts';

/** The last offset of a search: nobody reads further, and the database need not. */
const SEARCHED_AT_MOST = 1000;
const LISTS: readonly PeopleList[] = ['followers', 'following', 'friends'];

interface OfUser {
  Params: { id: string };
  Querystring: QueryStrings;
}

/** Public profiles, who follows whom, and the search for people. Everybody may read; the answer knows who asks. */
export function addPeopleRoutes(app: FastifyInstance, parts: WriteParts): void {
  const { pool, limiter, needSession, findViewer, answerWrite } = parts;

  app.get<OfUser>('/users/:id', async (request, reply) => {
    const viewerId = await findViewer(request);
    const answer: PublicUserAnswer = {
      user: await findPublicUser(pool, request.params.id, viewerId),
    };
    return reply.send(answer);
  });

  for (const list of LISTS) {
    app.get<OfUser>(`/users/:id/${list}`, async (request, reply) => {
      const { params, query } = request;
      const limit = toLimit(query);
      const before = toCursor(query);
      const viewerId = await findViewer(request);
      const found = isUuid(params.id)
        ? await findPeople(pool, list, { userId: params.id, viewerId, before, limit })
        : undefined;
      if (found === undefined) throw new Problem(404, peopleTexts.userNotFound);
      return reply.send(toPage(found.users, found.place));
    });
  }

  app.get<{ Querystring: QueryStrings }>(apiPaths.users, async (request, reply) => {
    const { query } = request;
    const limit = toLimit(query);
    const offset = Number(toCursor(query) ?? 0);
    const viewerId = await findViewer(request);
    await countSearch(limiter, request, viewerId);
    if (offset >= SEARCHED_AT_MOST) return reply.send(toPage([], undefined));
    const q = toFirst(query['q']);
    const { users, next } = await findPeopleByName(pool, { q, viewerId, offset, limit });
    return reply.send(toPage(users, next?.toString()));
  });

  app.put<OfUser>('/users/:id/follow', async (request, reply) => {
    const { userId } = await needSession(request);
    await countOne(limiter, `follows ${userId}`, FOLLOWS_PER_USER);
    const { following } = readBody(FollowBody, request.body);
    const { id } = request.params;
    return answerWrite({
      request,
      reply,
      userId,
      findBody: (client) => findOwnAnswer(client, userId),
      work: async (client) => {
        if (id.toLowerCase() === userId) throw new Problem(422, postTexts.followSelf);
        const isThere = isUuid(id) && (await updateFollow(client, userId, id, following));
        if (!isThere) throw new Problem(404, peopleTexts.userNotFound);
        return {};
      },
    });
  });
}

function toPage(users: PeoplePage['users'], nextCursor: string | undefined): PeoplePage {
  return {
    users,
    pagination: { hasMore: nextCursor !== undefined, nextCursor: nextCursor ?? null },
  };
}
