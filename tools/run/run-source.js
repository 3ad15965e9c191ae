import './check-node.js';
import { run, toTool } from './processes.js';
import { installPackages, withSetUpLock } from './set-up.js';

// Runs a TypeScript file without a build: used for the operator's commands.
await withSetUpLock(() => installPackages('[1/1]'));
process.exitCode = await run(...toTool('tsx', ...process.argv.slice(2)));
