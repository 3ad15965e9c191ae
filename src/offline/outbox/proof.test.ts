import { expect, test } from 'vitest';
import { PATIENCE, prove } from './testing/prove.ts';

test(
  'nothing is lost, doubled, reordered or sent by somebody else: the lives of every run',
  PATIENCE,
  async () => {
    await expect(prove(7)).resolves.toBeUndefined();
  },
);
