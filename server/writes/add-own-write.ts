import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import {
  defineVariant,
  type Endpoint,
  type OwnerAccess,
  type PathParams,
  type ResponseOf,
} from '../../contract/endpoint.ts';
import type { Call, RouteOptions } from '../http/add-endpoint.ts';
import type { Problem } from '../problem.ts';
import { isApart } from '../users/apart.ts';
import { addWrite, type MemberParts } from './add-write.ts';
import type { Answer, Work } from './answer.ts';
import type { Steps } from './answer-write.ts';

type OwnEndpoint = Endpoint & { access: OwnerAccess; writes: true };

/** How to learn whose the thing is that a path names. */
export interface Ownership<Params, Thing> {
  /** Posts and uploads are locked until the end of the transaction, comments are not. Throws a 404 where it is gone. */
  find: (client: PoolClient, params: Params) => Promise<Thing>;
  isOwner: (thing: Thing, userId: string) => boolean;
  /** Whose it is for everybody else: where the two are apart, it is `gone`. Null where its author has left. */
  authorId: (thing: Thing) => string | null;
  /** The moderators have hidden it: for everybody but its owner and them it is `gone`. */
  isHidden: (thing: Thing) => boolean;
  gone: () => Problem;
  /** The 403 for everybody else. */
  refusal: () => Problem;
}

/** What to do with a thing that is known to be the caller's. */
type OwnWork<T, Thing> = (client: PoolClient, thing: Thing) => Promise<Answer<T>>;

type OwnPlan<T, Thing> = Steps<T> & { prepare: () => Promise<OwnWork<T, Thing>> };

/**
 * Registers a write that only an owner may do. Whether the caller is one is asked in the transaction of the effect, after the
 * repeat of a request was answered: the second of two deletions finds nothing to own.
 */
export function addOwnWrite<E extends OwnEndpoint, Thing>(
  app: FastifyInstance,
  parts: MemberParts,
  endpoint: E,
  { find, isOwner, authorId, isHidden, gone, refusal }: Ownership<NoInfer<PathParams<E>>, Thing>,
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
      // The same call: only who may is decided later.
      const call: Call<E> = Object(given);
      const { prepare, ...steps } = await toPlan(call);
      const toWork = async (): Promise<Work<ResponseOf<E>>> => {
        const work = await prepare();
        return async (client) => {
          const thing = await find(client, call.params);
          if (!isOwner(thing, given.userId)) {
            const { apartId, session } = given;
            const isGone =
              (isHidden(thing) && !session.isModerator) ||
              (apartId !== undefined && (await isApart(client, apartId, authorId(thing))));
            throw isGone ? gone() : refusal();
          }
          return work(client, thing);
        };
      };
      return { ...steps, prepare: toWork };
    },
    options,
  );
}
