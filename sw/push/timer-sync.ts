import { ignoreError } from '#contract/platform/ignore-error.ts';
import { readSignedIn } from '#offline/device/signed-in.ts';
import { listSendable, toSentKey } from '#offline/kitchen/sent-timers.ts';
import { toRemaining } from '#offline/kitchen/timer.ts';
import { readKeptTimers } from '#offline/kitchen/timer-store.ts';
import { createPushServer, type Fetch, type Push } from './push-server.ts';

export interface SyncPorts {
  fetch: Fetch;
  /** Undefined if the browser has no push or the user did not allow notifications. */
  findPush: () => Push | undefined;
  now: () => number;
}

/**
 * `changed`: a timer changed. `unsure`: the server's timers may differ from those last sent. `ended`: the browser ended
 * the subscription.
 */
export type SyncReason = 'changed' | 'unsure' | 'ended';

export interface TimerSync {
  /**
   * Sends the running timers to the server. Resolves with the keys (`toSentKey`) that the server will push, or none if
   * it is unreachable.
   */
  sync: (reason: SyncReason) => Promise<string[]>;
  /** Registers this browser for the current user. Resolves to true if the server has confirmed it. */
  register: () => Promise<boolean>;
  forget: (old: PushSubscription) => Promise<unknown>;
}

/**
 * Runs one sync at a time, each with the device's current timers, so that the last request is the latest. Skips a sync
 * that would repeat the last request.
 */
export function createTimerSync({ fetch, findPush, now }: SyncPorts): TimerSync {
  const server = createPushServer(fetch, readToken);
  let lastSent: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const run = async (reason: SyncReason): Promise<string[]> => {
    const push = findPush();
    if (!push) return [];
    const at = now();
    const running = listSendable(await readKeptTimers(), at);
    const timers = running.map((timer) => ({ id: timer.id, dueIn: toRemaining(timer, at) }));
    const keys = running.map(toSentKey);
    const old = await push.getSubscription();
    if (!old && keys.length === 0 && reason !== 'ended') return [];
    if (old && reason === 'changed' && lastSent === toRequestKey(old, keys)) return keys;
    lastSent = undefined;
    const isKnown = old && reason !== 'ended' && (await server.putTimers(old, timers));
    const subscription = isKnown ? old : await server.subscribe(push, old);
    if (!isKnown && !(await server.putTimers(subscription, timers))) return [];
    lastSent = toRequestKey(subscription, keys);
    return keys;
  };

  const sync = (reason: SyncReason): Promise<string[]> => {
    // If network, permission or a matching server version is missing, the page shows that a closed app cannot ring.
    const next = last.then(() => run(reason)).catch((): string[] => []);
    last = next;
    return next;
  };

  return {
    sync,
    register: async () => {
      await sync('ended');
      return findPush() !== undefined && lastSent !== undefined;
    },
    forget: (old) => ignoreError(server.forget(old), 'the server drops it at the next push'),
  };
}

async function readToken(): Promise<string | undefined> {
  return (await readSignedIn())?.token;
}

function toRequestKey({ endpoint }: PushSubscription, keys: readonly string[]): string {
  return JSON.stringify([endpoint, keys]);
}
