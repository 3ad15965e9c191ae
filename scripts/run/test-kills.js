import './check-node.js';
import { run, toTool } from './processes.js';
import { buildWhatIsStale, installPackages, whenAlone } from './set-up.js';

// Kills, a full disk, a database that is away and lost power, under load. It takes half an hour, and root for the disks, so it is
// no part of `npm test`. What is named after `--` is run alone.
await whenAlone(async () => {
  await installPackages('[1/3]');
  await buildWhatIsStale('[2/3]', '[3/3]');
});
process.exitCode = await run(...toTool('tsx', 'e2e/kills/run.ts', ...process.argv.slice(2)));
