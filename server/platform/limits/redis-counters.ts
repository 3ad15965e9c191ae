import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { type Count, type Counters, createMemoryCounters } from './counters.ts';

const PREFIX = 'simmer:limit:';

/** Runs atomically, so that every key gets an expiry. */
const ADD = `local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;
const LOOK = `return { tonumber(redis.call('GET', KEYS[1]) or 0), redis.call('PTTL', KEYS[1]) }`;

const Answer = v.tuple([v.number(), v.number()]);

/**
 * Counters that several servers share. While Redis does not respond, each server counts in memory, because a limit
 * that is too high is better than none.
 */
export function createRedisCounters(redis: Redis): Counters {
  const own = createMemoryCounters();

  const ask = async (script: string, key: string, ...args: number[]): Promise<Count> => {
    const [count, left] = v.parse(Answer, await redis.eval(script, 1, PREFIX + key, ...args));
    return { count, left: Math.max(0, left) };
  };
  return {
    add: (key, windowMs) => ask(ADD, key, windowMs).catch(() => own.add(key, windowMs)),
    look: (key) => ask(LOOK, key).catch(() => own.look(key)),
  };
}
