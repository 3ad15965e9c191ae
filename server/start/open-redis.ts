import { Redis } from 'ioredis';

/** Milliseconds until a command fails. Requests wait for the response. */
const COMMAND_MS = 500;
const LONGEST_PAUSE_MS = 5000;

/**
 * Opens the Redis that several servers share. While it is unavailable, commands fail at once and the client
 * reconnects.
 */
export function openRedis(url: string, log: (text: string) => void): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: COMMAND_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (times) => Math.min(LONGEST_PAUSE_MS, 100 * 2 ** times),
  });
  let isLogged = false;
  redis.on('error', (error) => {
    if (!isLogged) log(`Redis connection failed; reconnecting: ${error.message}`);
    isLogged = true;
  });
  redis.on('ready', () => {
    if (isLogged) log('Redis reconnected.');
    isLogged = false;
  });
  return redis;
}
