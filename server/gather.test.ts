import { expect, it } from 'vitest';
import { type GatherOptions, gather } from './gather.ts';

/** Doubles numbers, each round when it is let go. */
function openRounds(options?: GatherOptions) {
  const rounds: { items: readonly number[]; finish: () => void; fail: () => void }[] = [];
  const ask = gather<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        rounds.push({
          items,
          finish: () => resolve(items.map((n) => 2 * n)),
          fail: () => reject(new Error('burnt')),
        });
      }),
    options,
  );
  const untilRounds = (count: number) => expect.poll(() => rounds.length).toBe(count);
  return { rounds, ask, untilRounds };
}

it('takes together what comes in one turn, and then what comes while a round is under way', async () => {
  const { rounds, ask, untilRounds } = openRounds({ atOnce: 1 });
  const first = [1, 2].map(ask);
  await untilRounds(1);
  const later = [3, 4, 5].map(ask);
  rounds[0]?.finish();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await untilRounds(2);
  rounds[1]?.finish();
  expect(await Promise.all(later)).toEqual([6, 8, 10]);
  expect(rounds.map(({ items }) => items)).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('has no more rounds under way, and no more in one, than it may', async () => {
  const { rounds, ask, untilRounds } = openRounds({ atOnce: 2, most: 2 });
  const all = [1, 2, 3, 4, 5].map(ask);
  await untilRounds(2);
  rounds[1]?.finish();
  await untilRounds(3);
  expect(rounds.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
  rounds[0]?.finish();
  rounds[2]?.finish();
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10]);
});

it('goes on after a round that failed', async () => {
  const { rounds, ask, untilRounds } = openRounds({ atOnce: 1 });
  const failing = Promise.allSettled([1, 2].map(ask));
  await untilRounds(1);
  const next = ask(3);
  rounds[0]?.fail();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await untilRounds(2);
  rounds[1]?.finish();
  expect(await next).toBe(6);
});
