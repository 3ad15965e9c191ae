import './check-node.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, toTool } from './processes.js';
import { buildIfStale, installPackages, withSetUpLock } from './set-up.js';

// Budgets apply to releases only, so `npm start` does not check them.
const BUDGETS = join('tools', 'build', 'check-bytes.ts');

// Builds a release that removes a broken service worker (docs/releasing.md).
const undoesWorker = process.argv.includes('--undo-worker');

await withSetUpLock(async () => {
  await installPackages('[1/3]');
  await buildIfStale('[2/3]', '[3/3]', { undoesWorker });
});
if (!undoesWorker && existsSync(join(ROOT, BUDGETS)))
  process.exitCode = await run(...toTool('tsx', BUDGETS));
