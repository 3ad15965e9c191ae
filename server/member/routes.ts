import type { FastifyInstance } from 'fastify';
import {
  getUser,
  listFollowers,
  listFollowing,
  listFriends,
  searchPeople,
  setFollow,
} from '#contract/member/endpoints.ts';
import type { PeoplePage } from '#contract/member/schema.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import { createStatusProblem } from '#server/platform/http/status-problem.ts';
import { countSearch } from '#server/platform/limits/limits.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import { isBlockedBetween } from '#server/platform/visibility.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as memberTexts from '#texts/member.ts';
import * as postTexts from '#texts/post.ts';
import { updateFollow } from './follow-store.ts';
import { findPeople } from './list-store.ts';
import { findPeopleByName } from './search-store.ts';
import { findOwnAnswer, findPublicUser } from './user-store.ts';

/** Largest offset of a search. */
const SEARCHED_AT_MOST = 1000;

/** Registers public profiles, follows and the search for people. */
export function addPeopleRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { pool, gate } = parts;

  addEndpoint(
    app,
    getUser,
    async ({ params, viewerId, personalViewerId }) => ({
      user: await findPublicUser(pool, params.userId, { viewerId, personalViewerId }),
    }),
    gate,
  );

  for (const [endpoint, list] of [
    [listFollowers, 'followers'],
    [listFollowing, 'following'],
    [listFriends, 'friends'],
  ] as const) {
    addEndpoint(
      app,
      endpoint,
      async ({ params: { userId }, query: { cursor, limit }, viewerId, personalViewerId }) => {
        const before = readCursor(cursor);
        const found = isUuid(userId)
          ? await findPeople(pool, list, { userId, viewerId, personalViewerId, before, limit })
          : undefined;
        if (found === undefined) throw new Problem(404, memberTexts.userNotFound);
        return toPage(found.users, found.position);
      },
      gate,
    );
  }

  addEndpoint(
    app,
    searchPeople,
    async ({ request, query: { q, cursor, limit }, viewerId, personalViewerId }) => {
      const offset = Number(readCursor(cursor) ?? 0);
      await countSearch(gate.limiter, request, viewerId);
      if (offset >= SEARCHED_AT_MOST) return toPage([], undefined);
      const { users, next } = await findPeopleByName(pool, {
        q,
        viewerId,
        personalViewerId,
        offset,
        limit,
      });
      return toPage(users, next?.toString());
    },
    gate,
  );

  addWrite(app, parts, setFollow, {
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    work: async (client, { userId, params, body: { following } }) => {
      const followedId = params.userId;
      if (followedId.toLowerCase() === userId) throw new Problem(422, postTexts.followSelf);
      const isThere =
        isUuid(followedId) && (await updateFollow(client, userId, followedId, following));
      // Checked under the locks of the follow, which a block takes too, so neither can happen in between.
      if (!isThere || (await isBlockedBetween(client, userId, followedId))) {
        throw new Problem(404, memberTexts.userNotFound);
      }
      return {};
    },
  });
}

/** Reads a cursor; undefined for the first page. Throws a 400 for a malformed one. */
function readCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  // 18 digits are always a bigint.
  if (/^\d{1,18}$/.test(cursor)) return cursor;
  throw createStatusProblem(400);
}

function toPage(users: PeoplePage['users'], nextCursor: string | undefined): PeoplePage {
  return {
    users,
    pagination: { hasMore: nextCursor !== undefined, nextCursor: nextCursor ?? null },
  };
}
