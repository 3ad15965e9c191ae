import type { Pool, PoolClient } from 'pg';
import type { FreezeWatch } from './freeze-watch.ts';

type Taken = (error: Error | undefined, client?: PoolClient, release?: Release) => void;
type Release = (isBroken?: boolean) => void;

/** Starts like the error of the pool, so that it counts as a temporary failure. */
const FROZEN = 'timeout exceeded when trying to connect: the database is frozen';

/**
 * Refuses callers that wait for a connection of a frozen database, and drops connections that were opened before it
 * froze.
 */
export function guardPool(pool: Pool, watch: FreezeWatch): void {
  const openedAt = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => openedAt.set(client, performance.now()));
  const take = pool.connect.bind(pool);

  const waitForClient = (callback: Taken) => {
    let isRefused = false;
    const stop = watch.whenFrozen(() => {
      isRefused = true;
      callback(new Error(FROZEN));
    });
    const onTaken: Taken = (error, client, release) => {
      stop();
      if (isRefused) release?.();
      else if (client && (openedAt.get(client) ?? 0) < watch.frozenAt()) {
        release?.(true);
        waitForClient(callback);
      } else callback(error, client, release);
    };
    take(onTaken);
  };
  const connect = async (callback: Taken) => {
    if (await watch.isUsable()) waitForClient(callback);
    else callback(new Error(FROZEN));
  };
  const connectEither = (callback?: Taken) =>
    callback
      ? void connect(callback)
      : new Promise<PoolClient | undefined>((resolve, reject) => {
          void connect((error, client) => (error ? reject(error) : resolve(client)));
        });
  // `defineProperty` because its two signatures cannot be written as one function.
  Object.defineProperty(pool, 'connect', { value: connectEither });
}
