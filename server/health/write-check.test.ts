import { expect, it } from 'vitest';
import { createWriteCheck } from './write-check.ts';

it('a disk that never answers counts as one that cannot be written', async () => {
  const isWritable = createWriteCheck(
    () => new Promise(() => {}),
    () => undefined,
  );
  expect(await isWritable()).toBe(false);
});

it('a full disk is told once, and not tried again at each call', async () => {
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
