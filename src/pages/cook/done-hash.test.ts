import { expect, test } from 'vitest';
import { readDoneHash, toDoneHash } from './done-hash.ts';

test('reads the session id from the hash that it was written to', () => {
  const id = 'dan-dan-noodles@1795452479826';
  expect(readDoneHash(toDoneHash(id))).toBe(id);
  expect(readDoneHash(`#${toDoneHash(id)}`)).toBe(id);
  expect(['', 'step-3', 'done-', 'done-<b>'].map(readDoneHash)).toEqual(Array(4).fill(undefined));
});
