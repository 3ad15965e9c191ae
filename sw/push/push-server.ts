import * as v from 'valibot';
import { API_BASE } from '#contract/platform/api-base.ts';
import { isApiAnswer } from '#contract/platform/delivery.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import {
  deletePushSubscription,
  getPushKey,
  putPushedTimers,
  putPushSubscription,
} from '#contract/push/endpoints.ts';
import { PushKey, PushSubscriptionBody } from '#contract/push/subscription.ts';
import type { PushedTimersBody } from '#contract/push/timers.ts';

const TIMEOUT_MS = 10_000;

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export type Push = Pick<PushManager, 'getSubscription' | 'subscribe'>;

/** The client of the server's Web Push endpoints. All calls reject if the server is unreachable or refuses. */
export function createPushServer(fetch: Fetch, readToken: () => Promise<string | undefined>) {
  const call = async (endpoint: Endpoint, body?: object, token?: string): Promise<Response> => {
    const response = await fetch(API_BASE + endpoint.path, {
      method: endpoint.method,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && {
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      }),
    });
    const isAnswer = response.ok || response.status === 404;
    if (isAnswer && isApiAnswer(response.headers)) return response;
    throw new TypeError(`${endpoint.path} answered ${response.status}`);
  };

  return {
    /** Resolves to false if the server does not know the subscription. */
    putTimers: async (
      subscription: PushSubscription,
      timers: PushedTimersBody['timers'],
    ): Promise<boolean> => {
      const { ok } = await call(putPushedTimers, { ...toIdentity(subscription), timers });
      return ok;
    },

    /** Replaces a subscription for another server key, because the push service would refuse it. */
    subscribe: async (push: Push, old: PushSubscription | null): Promise<PushSubscription> => {
      const { key } = v.parse(PushKey, await (await call(getPushKey)).json());
      const isRight = old !== null && readKey(old) === key;
      if (old && !isRight) await old.unsubscribe();
      const options = { userVisibleOnly: true, applicationServerKey: key };
      const subscription = isRight ? old : await push.subscribe(options);
      const body = v.parse(PushSubscriptionBody, subscription.toJSON());
      const token = await readToken();
      // The server may no longer accept the token, but timers also ring without a sign-in.
      await call(putPushSubscription, body, token).catch((error: unknown) => {
        if (token === undefined) throw error;
        return call(putPushSubscription, body);
      });
      return subscription;
    },

    forget: (subscription: PushSubscription) =>
      call(deletePushSubscription, toIdentity(subscription)),
  };
}

function toIdentity(subscription: PushSubscription): { endpoint: string; auth: string } {
  const { endpoint, keys } = v.parse(PushSubscriptionBody, subscription.toJSON());
  return { endpoint, auth: keys.auth };
}

/** The key that a subscription was made for, in the server's encoding (base64url). */
function readKey({ options }: PushSubscription): string | undefined {
  const bytes = options.applicationServerKey;
  if (!bytes) return undefined;
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
