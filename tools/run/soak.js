import './check-node.js';
import { findChromium } from '../browser/find-chromium.js';
import { run, toTool } from './processes.js';
import { buildIfStale, installPackages, withSetUpLock } from './set-up.js';

// Long runs that are not part of `npm test`: journeys that can fail for a member, a cook in changing network
// conditions, a chaos test with members, kills of server and database under load, property tests of the device's
// store, and random requests to the API. SOAK_MINUTES and CHAOS_MINUTES set the duration; SOAK_SEED, CHAOS_SEED,
// KILLS_SEED and FUZZ_SEED repeat a run; KILLS, OUTBOX_RUNS, PIN_RUNS and FUZZ_REQUESTS set the number of tries.
await withSetUpLock(async () => {
  await installPackages('[1/3]');
  await buildIfStale('[2/3]', '[3/3]');
});
const chromium = await findChromium();
const env = {
  ...process.env,
  TESTS: 'all',
  PIN_RUNS: process.env['PIN_RUNS'] ?? '1000',
  OUTBOX_RUNS: process.env['OUTBOX_RUNS'] ?? '20000',
  FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '200000',
  // `npm run test:kills` makes a hundred kills and also runs the tests that need root.
  KILLS: process.env['KILLS'] ?? '12',
  ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
};
const journeys = await run(...toTool('playwright', 'test', '-c', 'e2e/soak/playwright.config.ts'), {
  env,
});
const kitchen = await run(...toTool('tsx', 'e2e/soak/run.ts'), { env });
const chaos = await run(...toTool('tsx', 'e2e/soak/chaos.ts'), { env });
const kills = await run(...toTool('tsx', 'e2e/kills/run.ts', 'kills'), { env });
const laws = await run(
  ...toTool(
    'vitest',
    'run',
    '--testTimeout=3600000',
    'src/offline/recipes/pinned-stays',
    'src/domain/testing',
  ),
  { env },
);
const fuzz = await run(...toTool('vitest', 'run', 'server/fuzz.test.ts'), { env });
process.exitCode = journeys || kitchen || chaos || kills || laws || fuzz;
