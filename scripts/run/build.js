import './check-node.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, toTool } from './processes.js';
import { buildWhatIsStale, installPackages, whenAlone } from './set-up.js';

// Budgets apply to releases only, so `npm start` does not check them.
const BUDGETS = join('scripts', 'build', 'check-bytes.ts');

// Builds a release that removes a broken service worker (docs/releasing.md).
const undoesWorker = process.argv.includes('--undo-worker');

await whenAlone(async () => {
  await installPackages('[1/3]');
  await buildWhatIsStale('[2/3]', '[3/3]', { undoesWorker });
});
if (!undoesWorker && existsSync(join(ROOT, BUDGETS)))
  process.exitCode = await run(...toTool('tsx', BUDGETS));
