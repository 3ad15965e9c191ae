import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import {
  deletePushSubscription,
  getPushKey,
  putPushedTimers,
  putPushSubscription,
} from '../../contract/endpoints/push.ts';
import { PUSH_GRACE_MS } from '../../contract/push/push-limits.ts';
import type { PushIdentity } from '../../contract/push/subscription.ts';
import { pushTexts } from '../../texts/en/push.ts';
import { addEndpoint, type Gate } from '../http/add-endpoint.ts';
import { countOne, PUSHED_TIMERS_PER_BROWSER } from '../limits/limits.ts';
import { Problem } from '../problem.ts';
import { createPushKeys } from './key-store.ts';
import { isPushAddress, type PushReach } from './push-address.ts';
import { deleteSubscription, saveSubscription } from './subscription-store.ts';
import { replaceTimers } from './timer-store.ts';

export interface PushParts {
  pool: Pool;
  gate: Gate;
  pushReach?: PushReach | undefined;
  /** Told when the earliest of the timers that were stored is to be sent, in milliseconds since 1970. */
  wakePush?: ((at: number) => void) | undefined;
}

/** Web Push: browsers, members' or not, and the timers that the server sends them. */
export function addPushRoutes(app: FastifyInstance, parts: PushParts): void {
  const { pool, gate, pushReach = 'public', wakePush } = parts;
  const readKeys = createPushKeys(pool);

  addEndpoint(app, getPushKey, async () => ({ key: (await readKeys()).publicKey }));

  addEndpoint(
    app,
    putPushSubscription,
    async ({ body, viewerId }) => {
      if (!isPushAddress(body.endpoint, pushReach))
        throw new Problem(422, pushTexts.addressInvalid);
      const isSaved = await saveSubscription(pool, body, viewerId);
      if (!isSaved) throw new Problem(403, pushTexts.notYours);
      return {};
    },
    gate,
  );

  addEndpoint(app, deletePushSubscription, async ({ body }) => {
    await deleteSubscription(pool, body);
    return {};
  });

  addEndpoint(app, putPushedTimers, async ({ body }) => {
    await countOne(gate.limiter, `push timers ${toKey(body)}`, PUSHED_TIMERS_PER_BROWSER);
    const now = Date.now();
    const isKnown = await replaceTimers(pool, body, now);
    if (!isKnown) throw new Problem(404, pushTexts.unknown);
    const first = Math.min(...body.timers.map(({ dueIn }) => dueIn));
    if (Number.isFinite(first)) wakePush?.(now + first + PUSH_GRACE_MS);
    return {};
  });
}

/** With the secret, so that nobody else can use up what a browser may call. */
function toKey({ endpoint, auth }: PushIdentity): string {
  return createHash('sha256').update(`${endpoint} ${auth}`).digest('base64url');
}
