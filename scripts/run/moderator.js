import './check-node.js';
import { run, toTool } from './processes.js';
import { installPackages, whenAlone } from './set-up.js';

// Who looks after the community: see docs/moderation.md.
await whenAlone(() => installPackages('[1/1]'));
process.exitCode = await run(
  ...toTool('tsx', 'server/commands/moderator-command.ts', ...process.argv.slice(2)),
);
