import { expect, test } from 'vitest';
import { PATIENCE, prove } from './testing/prove.ts';

// Another one each time; its number is in the test's name, so that a failure can be played again.
const seed = Number(process.env['OUTBOX_SEED'] ?? Date.now() % 2 ** 31);

test(
  `nothing is lost, doubled, reordered or sent by somebody else: fresh lives, OUTBOX_SEED=${seed}`,
  PATIENCE,
  async () => {
    expect((await prove(seed)).get('write')).toBeGreaterThan(0);
  },
);
