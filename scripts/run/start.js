import './check-node.js';
import { join } from 'node:path';
import { ROOT, runAlongside } from './processes.js';
import { buildWhatIsStale, installPackages, isSetUp, whenAlone } from './set-up.js';

// Node's own modules only: this runs before anything is installed.
if (!isSetUp()) {
  await whenAlone(async () => {
    await installPackages('[1/4]');
    await buildWhatIsStale('[2/4]', '[3/4]');
  });
}
console.log('[4/4] Starting the server ...');
process.exitCode = await runAlongside(
  process.execPath,
  [join(ROOT, 'dist/server/server/main.js')],
  {
    env: { NODE_ENV: 'production', ...process.env },
  },
);
