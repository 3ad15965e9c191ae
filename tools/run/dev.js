import './check-node.js';
import { endAll, runAlongside, toTool } from './processes.js';
import { installPackages, withSetUpLock } from './set-up.js';

await withSetUpLock(() => installPackages('[1/2]'));
console.log('[2/2] Starting Vite on port 3000 with the server behind it on 3001 ...');

// Uses Node's watcher because Ctrl-C sends two signals and tsx kills a server that has not ended by the second one.
const server = runAlongside(process.execPath, ['--watch', '--import', 'tsx', 'server/main.ts'], {
  env: { ...process.env, PORT: '3001', HOST: '127.0.0.1' },
});
const client = runAlongside(...toTool('vite', '--port', '3000', '--strictPort'));

// Ends the other one when the server or Vite ends.
process.exitCode = await Promise.race([server, client]);
endAll();
await Promise.all([server, client]);
