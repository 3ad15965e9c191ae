import './check-node.js';
import { findChromium } from '../browser/find-chromium.js';
import { run, toTool } from './processes.js';
import { buildWhatIsStale, installPackages, whenAlone } from './set-up.js';

// Longer than anybody waits for `npm test`: sixteen journeys of what can fail for a member, a cook in changing network
// conditions, members in a chaos test, twelve kills of server and database under load, the laws of the device's store with more
// tries, then requests of every kind to the API. SOAK_MINUTES and CHAOS_MINUTES say how long; SOAK_SEED, CHAOS_SEED, KILLS_SEED
// and FUZZ_SEED repeat a run; KILLS, OUTBOX_RUNS, PIN_RUNS and FUZZ_REQUESTS say how many tries.
await whenAlone(async () => {
  await installPackages('[1/3]');
  await buildWhatIsStale('[2/3]', '[3/3]');
});
const chromium = await findChromium();
const env = {
  ...process.env,
  TESTS: 'all',
  PIN_RUNS: process.env['PIN_RUNS'] ?? '1000',
  OUTBOX_RUNS: process.env['OUTBOX_RUNS'] ?? '20000',
  FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '200000',
  // A hundred of them, and what needs root: `npm run test:kills`.
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
    'src/writes',
  ),
  { env },
);
const fuzz = await run(...toTool('vitest', 'run', 'server/fuzz.test.ts'), { env });
process.exitCode = journeys || kitchen || chaos || kills || laws || fuzz;
