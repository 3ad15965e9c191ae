import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('[T-limits-4] a queue limits concurrency, keeps the order, and answers 503 when it is full', async () => {
  const queue = createQueue({ concurrency: 2, waiting: 2 });
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const work = (n: number) =>
    queue(() => {
      started.push(n);
      return new Promise<number>((resolve) => finish.push(() => resolve(n)));
    });
  const all = [1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(started).toEqual([1, 2]);
  finish[0]?.();
  await all[0];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  finish[1]?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

it('continues after a job that failed', async () => {
  const queue = createQueue({ concurrency: 1, waiting: 1 });
  const failing = queue(() => Promise.reject(new Error('burnt')));
  const next = queue(async () => 'served');
  await expect(failing).rejects.toThrow('burnt');
  expect(await next).toBe('served');
});
