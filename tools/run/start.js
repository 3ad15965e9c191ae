import './check-node.js';
import { join } from 'node:path';
import { ROOT, runAlongside } from './processes.js';
import { buildIfStale, installPackages, isSetUp, withSetUpLock } from './set-up.js';

// Imports only Node's own modules, because this runs before packages are installed.
if (!isSetUp()) {
  await withSetUpLock(async () => {
    await installPackages('[1/4]');
    await buildIfStale('[2/4]', '[3/4]');
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
