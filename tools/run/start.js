import './check-node.js';
import { join } from 'node:path';
import { keepRunning } from './keep-running.js';
import { isEnding, ROOT, runAlongside } from './processes.js';
import { buildIfStale, installPackages, isSetUp, withSetUpLock } from './set-up.js';

// Imports only Node's own modules, because this runs before packages are installed.
if (!isSetUp()) {
  await withSetUpLock(async () => {
    await installPackages('[1/4]');
    await buildIfStale('[2/4]', '[3/4]');
  });
}
console.log('[4/4] Starting the server ...');
process.exitCode = await keepRunning({ runOnce: runServer, isEnding });

/** @param {() => void} onReady */
function runServer(onReady) {
  const main = join(ROOT, 'dist/server/server/main.js');
  const env = { NODE_ENV: 'production', ...process.env };
  return runAlongside(process.execPath, [main], {
    env,
    onMessage: (message) => {
      if (message === 'ready') onReady();
    },
  });
}
