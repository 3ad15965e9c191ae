import { expect, it } from 'vitest';
import { createDiskCheck } from './disk.ts';

it('a disk that never answers counts as one that cannot be written', async () => {
  const isWritable = createDiskCheck(
    '/nowhere',
    () => undefined,
    () => new Promise(() => {}),
  );
  expect(await isWritable()).toBe(false);
});

it('a full disk is told once, and not tried again at each call', async () => {
  const faults: unknown[] = [];
  let tries = 0;
  const isWritable = createDiskCheck(
    '/nowhere',
    (error) => faults.push(error),
    async () => {
      tries += 1;
      throw new Error('ENOSPC');
    },
  );
  expect([await isWritable(), await isWritable(), await isWritable()]).toEqual([
    false,
    false,
    false,
  ]);
  expect([faults.length, tries]).toEqual([1, 1]);
});
