import { expect, test } from 'playwright/test';
import { rideStorm } from './storm/storm.ts';

const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 2 ** 31);
const TURNS = 100;

test('in a storm that kills server, database and phones nothing is lost, doubled or misnamed', async () => {
  test.setTimeout(180_000);
  const { lost, doubled, outOfOrder, wrongName, writes } = await rideStorm(
    seed,
    (turn) => turn < TURNS,
  );
  expect({ lost, doubled, outOfOrder, wrongName }, `STORM_SEED=${seed}`).toEqual({
    lost: [],
    doubled: [],
    outOfOrder: [],
    wrongName: [],
  });
  expect(writes).toBeGreaterThan(TURNS / 2);
});
