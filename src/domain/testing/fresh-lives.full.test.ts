import { expect, test } from 'vitest';
import { PATIENCE, prove } from './prove.ts';

// A new seed for each run. The test's name contains it, so that a failure can be replayed.
const seed = Number(process.env['OUTBOX_SEED'] ?? Date.now() % 2 ** 31);

test(
  `no write is lost, doubled, reordered or sent by another member: fresh lives, OUTBOX_SEED=${seed}`,
  PATIENCE,
  async () => {
    expect((await prove(seed)).get('write')).toBeGreaterThan(0);
  },
);
