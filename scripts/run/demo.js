import './check-node.js';
import { run, toTool } from './processes.js';
import { installPackages, whenAlone } from './set-up.js';

// Invented people, posts and talk for looking around; never part of a start.
await whenAlone(() => installPackages('[1/1]'));
process.exitCode = await run(...toTool('tsx', 'demo/run.ts', ...process.argv.slice(2)));
