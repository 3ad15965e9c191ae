import './check-node.js';
import { run, toTool } from './processes.js';
import { buildIfStale, installPackages, withSetUpLock } from './set-up.js';

// Tests kills, a full disk, an unreachable database and lost power under load. It takes half an hour and needs root for
// the
// disks, so `npm test` leaves it out. Names after `--` select single tests.
await withSetUpLock(async () => {
  await installPackages('[1/3]');
  await buildIfStale('[2/3]', '[3/3]');
});
process.exitCode = await run(...toTool('tsx', 'e2e/kills/run.ts', ...process.argv.slice(2)));
