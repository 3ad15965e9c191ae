import './check-node.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, toTool } from './processes.js';
import { buildWhatIsStale, installPackages, whenAlone } from './set-up.js';

// The build as `npm start` makes it, and then what a release must keep to and a start on somebody's machine need not.
const BUDGETS = join('scripts', 'build', 'check-bytes.ts');

// A release that takes a broken worker back (docs/releasing.md).
const undoesWorker = process.argv.includes('--undo-worker');

await whenAlone(async () => {
  await installPackages('[1/3]');
  await buildWhatIsStale('[2/3]', '[3/3]', { undoesWorker });
});
if (!undoesWorker && existsSync(join(ROOT, BUDGETS)))
  process.exitCode = await run(...toTool('tsx', BUDGETS));
