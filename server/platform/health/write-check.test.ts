import { expect, it } from 'vitest';
import { createWriteCheck } from './write-check.ts';

it('treats a disk that never responds as not writable', async () => {
  const isWritable = createWriteCheck(
    () => new Promise(() => {}),
    () => undefined,
  );
  expect(await isWritable()).toBe(false);
});

it('reports a full disk once and does not check it at each call', async () => {
  const faults: unknown[] = [];
  let tries = 0;
  const isWritable = createWriteCheck(
    async () => {
      tries += 1;
      throw new Error('ENOSPC');
    },
    (error) => faults.push(error),
  );
  expect([await isWritable(), await isWritable(), await isWritable()]).toEqual([
    false,
    false,
    false,
  ]);
  expect([faults.length, tries]).toEqual([1, 1]);
});
