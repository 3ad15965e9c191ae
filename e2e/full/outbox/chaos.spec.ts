import { expect, test } from 'playwright/test';
import { runChaos } from '../../chaos/run-chaos.ts';

const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 2 ** 31);
const TURNS = 100;

test('[T-outbox-17] nothing is lost, doubled or misnamed while server, database and phones are killed at random', async () => {
  test.setTimeout(180_000);
  const { lost, doubled, outOfOrder, wrongName, writes } = await runChaos(
    seed,
    (turn) => turn < TURNS,
  );
  expect({ lost, doubled, outOfOrder, wrongName }, `CHAOS_SEED=${seed}`).toEqual({
    lost: [],
    doubled: [],
    outOfOrder: [],
    wrongName: [],
  });
  expect(writes).toBeGreaterThan(TURNS / 2);
});
