import { expect, test } from 'vitest';
import { toStepHash } from '#offline/kitchen/step-address.ts';
import { readStepHash } from './step-hash.ts';

test('reads the step from the hash that it was written to', () => {
  expect(readStepHash(toStepHash(3))).toBe(3);
  for (const other of ['', 'step-0', 'step-', 'step-3x', 'main']) {
    expect(readStepHash(other)).toBeUndefined();
  }
});
