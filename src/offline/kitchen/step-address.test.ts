import { expect, test } from 'vitest';
import { readStepHash, toStepHash } from './step-address.ts';

test('reads the step from the hash that it was written to', () => {
  expect(readStepHash(toStepHash(3))).toBe(3);
  for (const other of ['', 'step-0', 'step-', 'step-3x', 'main']) {
    expect(readStepHash(other)).toBeUndefined();
  }
});
