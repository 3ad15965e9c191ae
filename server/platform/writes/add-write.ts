import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import {
  defineVariant,
  type Endpoint,
  type OwnerAccess,
  type PathParams,
  type ResponseOf,
} from '#contract/platform/endpoint.ts';
import {
  addEndpoint,
  type Call,
  type Gate,
  type RouteOptions,
  type Session,
} from '#server/platform/http/add-endpoint.ts';
import type { Problem } from '#server/platform/problem.ts';
import { isBlockedBetween, type Viewer } from '#server/platform/visibility.ts';
import { answerWrite, type Write, type WriteCall } from './answer-write.ts';

export interface MemberParts {
  pool: Pool;
  gate: Gate;
}

interface MemberCall extends WriteCall, Pick<Viewer, 'personalViewerId'> {
  session: Session;
}

type WriteEndpoint = Endpoint & { access: 'member' | 'moderator'; writes: true };

type OwnEndpoint = Endpoint & { access: OwnerAccess; writes: true };

/** Registers a write of any member or of moderators. */
export function addWrite<E extends WriteEndpoint, Prepared = undefined>(
  app: FastifyInstance,
  { pool, gate }: MemberParts,
  endpoint: E,
  write: Write<Call<E>, ResponseOf<E>, Prepared>,
  options?: RouteOptions,
): void {
  addEndpoint(
    app,
    endpoint,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every call of a member has these fields
    (call) => answerWrite(pool, call as Call<E> & MemberCall, write),
    gate,
    options,
  );
}

/** How to find the owner of the thing that a path names. */
export interface Ownership<Params, Thing> {
  /**
   * Posts and uploads are locked until the end of the transaction, comments are not. Throws a 404 if it does not exist.
   */
  find: (client: PoolClient, params: Params) => Promise<Thing>;
  isOwner: (thing: Thing, userId: string) => boolean;
  /** The author, null if they left. If a block separates the caller from the author, the caller gets `createMissing`. */
  authorId: (thing: Thing) => string | null;
  /** True if moderators have hidden it. Then all callers except its owner and moderators get `createMissing`. */
  isHidden: (thing: Thing) => boolean;
  createMissing: () => Problem;
  /** The 403 for callers who are not the owner. */
  refusal: () => Problem;
}

/** Registers a write that only an owner may do. Its `work` gets the thing that the caller owns. */
export function addOwnWrite<E extends OwnEndpoint, Thing, Prepared = undefined>(
  app: FastifyInstance,
  { pool, gate }: MemberParts,
  endpoint: E,
  ownership: Ownership<NoInfer<PathParams<E>>, Thing>,
  write: Write<Call<E>, ResponseOf<E>, Prepared, Thing>,
  options?: RouteOptions,
): void {
  const ofMembers: Endpoint & { access: 'member'; writes: true } = defineVariant(endpoint, {
    access: 'member',
  });
  addEndpoint(
    app,
    ofMembers,
    (given) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the access differs, which is checked below
      const call = given as unknown as Call<E> & MemberCall;
      return answerWrite(pool, call, write, (client) => findOwn(client, ownership, call));
    },
    gate,
    options,
  );
}

/** Finds the thing that a path names. Throws unless the caller owns it. */
async function findOwn<Params, Thing>(
  client: PoolClient,
  { find, isOwner, authorId, isHidden, createMissing, refusal }: Ownership<Params, Thing>,
  { params, userId, session, personalViewerId }: MemberCall & { params: Params },
): Promise<Thing> {
  const thing = await find(client, params);
  if (isOwner(thing, userId)) return thing;
  const isHiddenFromCaller =
    (isHidden(thing) && !session.isModerator) ||
    (personalViewerId !== undefined &&
      (await isBlockedBetween(client, personalViewerId, authorId(thing))));
  throw isHiddenFromCaller ? createMissing() : refusal();
}
