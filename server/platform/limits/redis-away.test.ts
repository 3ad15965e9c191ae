import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { openRedis } from '#server/start/open-redis.ts';
import { createRedisCounters } from './redis-counters.ts';

it('counts in memory while Redis does not respond', async () => {
  const logged: string[] = [];
  const redis = openRedis(`redis://127.0.0.1:${await findFreePort()}`, (text) => logged.push(text));
  await ignoreError(redis.connect(), 'Redis is away in this test');
  const counters = createRedisCounters(redis);
  expect((await counters.add('a', 1000)).count).toBe(1);
  expect((await counters.add('a', 1000)).count).toBe(2);
  expect((await counters.look('a')).count).toBe(2);
  expect(logged).toEqual([expect.stringContaining('Redis connection failed')]);
  redis.disconnect();
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
