import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

/** Creates jobs that run until a test ends them. */
function createJobs(queue: ReturnType<typeof createQueue>) {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  return {
    started,
    begin: (name: string, lane?: string) =>
      queue(() => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }, lane),
    /** Ends a job and resolves when the queue has started the next one. */
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('[T-limits-4] a queue limits concurrency, preserves the order, and answers 503 if it is full', async () => {
  const { begin, end, started } = createJobs(createQueue({ concurrency: 2, waiting: 2 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name));
  await expect(begin('e')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('[T-limits-5] lanes of a queue take turns, and a full queue drops the newest job of the longest lane', async () => {
  const { begin, end, started } = createJobs(createQueue({ concurrency: 1, waiting: 4 }));
  const attack = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => begin(name, 'attacker'));
  const dropped = attack[4]?.catch((problem: unknown) => problem);
  const honest = begin('b1', 'honest');
  expect(await dropped).toMatchObject({ status: 503 });
  await expect(begin('a6', 'attacker')).rejects.toMatchObject({ status: 503 });
  for (const name of ['a1', 'a2', 'b1', 'a3', 'a4']) await end(name);
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  expect(await honest).toBe('b1');
});

it('continues after a job that failed', async () => {
  const queue = createQueue({ concurrency: 1, waiting: 1 });
  const failing = queue(() => Promise.reject(new Error('burnt')));
  const next = queue(async () => 'served');
  await expect(failing).rejects.toThrow('burnt');
  expect(await next).toBe('served');
});
