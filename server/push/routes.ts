import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  deletePushSubscription,
  getPushKey,
  putPushedTimers,
  putPushSubscription,
  setPushSettings,
} from '#contract/push/endpoints.ts';
import { PUSH_GRACE_MS } from '#contract/push/limits.ts';
import type { PushIdentity } from '#contract/push/subscription.ts';
import { findOwnAnswer } from '#server/member/user-store.ts';
import { addEndpoint } from '#server/platform/http/add-endpoint.ts';
import {
  countFrom,
  countOne,
  type Limiter,
  NEW_PUSH_BROWSERS_PER_ADDRESS,
  NEW_PUSH_BROWSERS_PER_SITE,
  PUSHED_TIMERS_PER_BROWSER,
} from '#server/platform/limits/limits.ts';
import { Problem } from '#server/platform/problem.ts';
import { addWrite, type MemberParts } from '#server/platform/writes/add-write.ts';
import * as pushTexts from '#texts/push.ts';
import { createPushKeys } from './key-store.ts';
import { isPushAddress, type PushReach } from './push-address.ts';
import { isBrowsersService, toPushSite } from './push-site.ts';
import { checkPushSettings } from './settings-rules.ts';
import { savePushSettings } from './settings-store.ts';
import { deleteSubscription, hasSubscription, saveSubscription } from './subscription-store.ts';
import { replaceTimers } from './timer-store.ts';

export interface PushParts extends MemberParts {
  pushReach?: PushReach | undefined;
  /** Called with the time at which the earliest stored timer must be sent, in milliseconds since 1970. */
  wakePush?: ((at: number) => void) | undefined;
}

/** Registers Web Push: subscriptions of browsers with or without a member, their timers, and members' settings. */
export function addPushRoutes(app: FastifyInstance, parts: PushParts): void {
  const { pool, gate, pushReach = 'public', wakePush } = parts;
  const readKeys = createPushKeys(pool);

  addEndpoint(app, getPushKey, async () => ({ key: (await readKeys()).publicKey }));

  addEndpoint(
    app,
    putPushSubscription,
    async ({ request, body }) => {
      if (!isPushAddress(body.endpoint, pushReach))
        throw new Problem(422, pushTexts.addressInvalid);
      if (!(await hasSubscription(pool, body.endpoint))) {
        await countNewBrowser(gate.limiter, request, toPushSite(body.endpoint));
      }
      const isSaved = await saveSubscription(pool, body, await gate.findViewer(request));
      if (!isSaved) throw new Problem(403, pushTexts.subscriptionNotYours);
      return {};
    },
    gate,
  );

  addWrite(app, parts, setPushSettings, {
    findBody: (client, { userId }) => findOwnAnswer(client, userId),
    work: async (client, { userId, body }) => {
      checkPushSettings(body);
      await savePushSettings(client, userId, body);
      return {};
    },
  });

  addEndpoint(app, deletePushSubscription, async ({ body }) => {
    await deleteSubscription(pool, body);
    return {};
  });

  addEndpoint(app, putPushedTimers, async ({ body }) => {
    await countOne(gate.limiter, `push timers ${toKey(body)}`, PUSHED_TIMERS_PER_BROWSER);
    const now = Date.now();
    const isKnown = await replaceTimers(pool, body, now);
    if (!isKnown) throw new Problem(404, pushTexts.subscriptionUnknown);
    const first = Math.min(...body.timers.map(({ dueIn }) => dueIn));
    if (Number.isFinite(first)) wakePush?.(now + first + PUSH_GRACE_MS);
    return {};
  });
}

/** Limited because the server will send messages to an address that the caller has chosen. */
async function countNewBrowser(
  limiter: Limiter,
  request: FastifyRequest,
  site: string,
): Promise<void> {
  await countFrom(limiter, request, 'new push browsers', NEW_PUSH_BROWSERS_PER_ADDRESS);
  if (isBrowsersService(site)) return;
  await countOne(limiter, `new push browsers at ${site}`, NEW_PUSH_BROWSERS_PER_SITE);
}

/** Includes the secret, so that no other caller can use up the limit of a browser. */
function toKey({ endpoint, auth }: PushIdentity): string {
  return createHash('sha256').update(`${endpoint} ${auth}`).digest('base64url');
}
