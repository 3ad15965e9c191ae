import { setTimeout as pause } from 'node:timers/promises';
import { isEnding, runAlongside } from '../../tools/run/processes.js';

const WAIT_MS = 500;

// Restarts the server after each crash, like systemd or Docker on a real machine.
const env = { ...process.env, NODE_ENV: 'production' };
for (;;) {
  process.exitCode = await runAlongside(process.execPath, ['dist/server/server/main.js'], { env });
  if (process.exitCode === 0 || isEnding()) break;
  await pause(WAIT_MS);
}
