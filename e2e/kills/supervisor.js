import { setTimeout as pause } from 'node:timers/promises';
import { keepRunning } from '../../tools/run/keep-running.js';
import { isEnding, runAlongside } from '../../tools/run/processes.js';

/** `npm start` waits up to 30 seconds after several crashes, so a hundred kills would take an hour. */
const LONGEST_WAIT_MS = 500;

// Runs the server with the code of tools/run/start.js, but without long waits between crashes.
process.exitCode = await keepRunning({
  runOnce: (onReady) =>
    runAlongside(process.execPath, ['dist/server/server/main.js'], {
      env: { ...process.env, NODE_ENV: 'production' },
      onMessage: (message) => {
        if (message === 'ready') onReady();
      },
    }),
  isEnding,
  wait: async (ms) => {
    await pause(Math.min(ms, LONGEST_WAIT_MS));
  },
});
