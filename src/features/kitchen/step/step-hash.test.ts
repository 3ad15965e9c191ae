import { expect, test } from 'vitest';
import { readStepHash, toStepHash } from './step-hash.ts';

test('an address asks for a step by its end', () => {
  expect(readStepHash(toStepHash(3))).toBe(3);
  for (const other of ['', 'step-0', 'step-', 'step-3x', 'main']) {
    expect(readStepHash(other)).toBeUndefined();
  }
});
