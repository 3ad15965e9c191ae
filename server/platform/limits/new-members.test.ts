import { v4, v7 } from 'uuid';
import { expect, it } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { createMemoryCounters } from './counters.ts';
import { countCall } from './limits.ts';

const DAY = 24 * 60 * 60 * 1000;
const toId = (age: number) => v7({ msecs: Date.now() - age });

/** Counts the calls that a member may make in one hour, up to `most`. */
async function countAllowed(name: 'posts' | 'comments' | 'tips', userId: string, most: number) {
  let now = Date.now();
  const counters = createMemoryCounters(() => now);
  for (let n = 0; n < most; n += 1) {
    // The calls are spread over the hour, so that no limit per minute applies.
    now += 3_500_000 / most;
    const refused = await countCall(counters, name, userId).catch((error: unknown) => error);
    if (refused instanceof Problem && refused.status === 429 && refused.retryAfter) return n;
  }
  return most;
}

it.each([
  ['posts', 60, 240],
  ['comments', 240, 1000],
  ['tips', 60, 600],
] as const)(
  'limits %s of a new member to %i per hour, and allows more later',
  async (name, few, many) => {
    expect(await countAllowed(name, toId(0), 1000)).toBe(few);
    expect(await countAllowed(name, toId(DAY - 60_000), 1000)).toBe(few);
    expect(await countAllowed(name, toId(DAY + 60_000), many)).toBe(many);
    // A member id without a time counts as old.
    expect(await countAllowed(name, v4(), many)).toBe(many);
  },
);

it('does not limit likes of a new member further', async () => {
  const counters = createMemoryCounters();
  const userId = toId(0);
  const likes = Array.from({ length: 250 }, () => countCall(counters, 'likes', userId));
  await expect(Promise.all(likes)).resolves.toHaveLength(250);
});
