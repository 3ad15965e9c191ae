import type { Redis } from 'ioredis';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { CHANNEL, type ChangeChannel } from './change-channel.ts';

/**
 * Uses Redis, which also works if a pooler between server and database loses `LISTEN`. Installations that share one
 * Redis wake each other, which costs each of them a query.
 */
export function createRedisChannel(redis: Redis): ChangeChannel {
  return {
    send: async () => {
      await redis.publish(CHANNEL, '');
    },
    keepListening: (wake, log) => {
      const subscriber = redis.duplicate();
      const warn = (error: Error) => log.warn(error, 'Redis subscription failed; retrying.');
      subscriber.on('error', warn);
      subscriber.on('message', wake);
      subscriber.on('ready', () => {
        subscriber.subscribe(CHANNEL).then(wake, warn);
      });
      void ignoreError(subscriber.connect(), 'The "error" event is logged, and Redis retries');
      return async () => subscriber.disconnect();
    },
  };
}
