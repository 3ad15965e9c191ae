import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import {
  defineVariant,
  type Endpoint,
  type OwnerAccess,
  type PathParams,
  type ResponseOf,
} from '#contract/platform/endpoint.ts';
import type { Call, RouteOptions } from '#server/platform/http/add-endpoint.ts';
import type { Problem } from '#server/platform/problem.ts';
import { isBlockedBetween } from '#server/platform/visibility.ts';
import { addWrite, type MemberParts } from './add-write.ts';
import type { Answer, Work } from './answer.ts';
import type { Steps } from './answer-write.ts';

type OwnEndpoint = Endpoint & { access: OwnerAccess; writes: true };

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

/** The work on a thing that the caller owns. */
type OwnWork<T, Thing> = (client: PoolClient, thing: Thing) => Promise<Answer<T>>;

type OwnPlan<T, Thing> = Steps<T> & { prepare: () => Promise<OwnWork<T, Thing>> };

/**
 * Registers a write that only an owner may do. Ownership is checked in the transaction of the effect and after the
 * lookup of a repeated request, because the second of two deletions no longer finds the thing.
 */
export function addOwnWrite<E extends OwnEndpoint, Thing>(
  app: FastifyInstance,
  parts: MemberParts,
  endpoint: E,
  {
    find,
    isOwner,
    authorId,
    isHidden,
    createMissing,
    refusal,
  }: Ownership<NoInfer<PathParams<E>>, Thing>,
  toPlan: (call: Call<E>) => OwnPlan<ResponseOf<E>, Thing> | Promise<OwnPlan<ResponseOf<E>, Thing>>,
  options?: RouteOptions,
): void {
  const ofMembers: Endpoint & { access: 'member'; writes: true } = defineVariant(endpoint, {
    access: 'member',
  });
  addWrite(
    app,
    parts,
    ofMembers,
    async (given) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the access differs, which is checked below
      const call = given as unknown as Call<E>;
      const { prepare, ...steps } = await toPlan(call);
      const toWork = async (): Promise<Work<ResponseOf<E>>> => {
        const work = await prepare();
        return async (client) => {
          const thing = await find(client, call.params);
          if (!isOwner(thing, given.userId)) {
            const { personalViewerId, session } = given;
            const isHiddenFromCaller =
              (isHidden(thing) && !session.isModerator) ||
              (personalViewerId !== undefined &&
                (await isBlockedBetween(client, personalViewerId, authorId(thing))));
            throw isHiddenFromCaller ? createMissing() : refusal();
          }
          return work(client, thing);
        };
      };
      return { ...steps, prepare: toWork };
    },
    options,
  );
}
