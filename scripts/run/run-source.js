import './check-node.js';
import { run, toTool } from './processes.js';
import { installPackages, whenAlone } from './set-up.js';

// Runs a TypeScript file without a build: used for the operator's commands.
await whenAlone(() => installPackages('[1/1]'));
process.exitCode = await run(...toTool('tsx', ...process.argv.slice(2)));
