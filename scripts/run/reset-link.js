import './check-node.js';
import { run, toTool } from './processes.js';
import { installPackages, whenAlone } from './set-up.js';

// A new password without mail: see docs/running.md.
await whenAlone(() => installPackages('[1/1]'));
process.exitCode = await run(
  ...toTool('tsx', 'server/commands/reset-link-command.ts', ...process.argv.slice(2)),
);
