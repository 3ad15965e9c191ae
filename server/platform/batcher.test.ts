import { expect, it } from 'vitest';
import { type BatchOptions, createBatcher } from './batcher.ts';

/** Doubles numbers. The test decides when each batch ends. */
function openBatches(options?: BatchOptions) {
  const batches: { items: readonly number[]; finish: () => void; fail: () => void }[] = [];
  const ask = createBatcher<number, number>(
    (items) =>
      new Promise((resolve, reject) => {
        batches.push({
          items,
          finish: () => resolve(items.map((n) => 2 * n)),
          fail: () => reject(new Error('burnt')),
        });
      }),
    options,
  );
  const untilBatches = (count: number) => expect.poll(() => batches.length).toBe(count);
  return { batches, ask, untilBatches };
}

it('batches the calls of one turn, and then the calls that arrive while a batch runs', async () => {
  const { batches, ask, untilBatches } = openBatches({ concurrency: 1 });
  const first = [1, 2].map(ask);
  await untilBatches(1);
  const later = [3, 4, 5].map(ask);
  batches[0]?.finish();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await untilBatches(2);
  batches[1]?.finish();
  expect(await Promise.all(later)).toEqual([6, 8, 10]);
  expect(batches.map(({ items }) => items)).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('limits the number of running batches and their size', async () => {
  const { batches, ask, untilBatches } = openBatches({ concurrency: 2, maxSize: 2 });
  const all = [1, 2, 3, 4, 5].map(ask);
  await untilBatches(2);
  batches[1]?.finish();
  await untilBatches(3);
  expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
  batches[0]?.finish();
  batches[2]?.finish();
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10]);
});

it('continues after a batch that failed', async () => {
  const { batches, ask, untilBatches } = openBatches({ concurrency: 1 });
  const failing = Promise.allSettled([1, 2].map(ask));
  await untilBatches(1);
  const next = ask(3);
  batches[0]?.fail();
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await untilBatches(2);
  batches[1]?.finish();
  expect(await next).toBe(6);
});
