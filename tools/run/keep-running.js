import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** After a run of this length the next wait is short again. */
const GOOD_RUN_MS = 60_000;

/**
 * Restarts the server whenever it ends unexpectedly and prints the reason. Does not restart a server that has never
 * become ready, because then its settings are wrong or its port is in use, and it has printed so.
 * @param {object} parts
 * @param {(onReady: () => void) => Promise<number>} parts.runOnce runs the server until it ends; resolves with the exit
 *   code
 * @param {() => boolean} parts.isEnding true after a signal to end
 * @param {(ms: number) => Promise<void>} [parts.wait]
 * @param {(text: string) => void} [parts.log]
 * @returns {Promise<number>} the exit code of the last run
 */
export async function keepRunning({ runOnce, isEnding, wait = waitFor, log = console.error }) {
  let wasReady = false;
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    const startedAt = Date.now();
    const code = await runOnce(() => {
      wasReady = true;
    });
    if (code === 0 || isEnding() || !wasReady) return code;
    const ranMs = Date.now() - startedAt;
    if (ranMs >= GOOD_RUN_MS) waitMs = FIRST_WAIT_MS;
    log(
      `${new Date().toISOString()} The server exited ${toReason(code)} after ${Math.round(ranMs / 1000)} s; ` +
        `restarting in ${waitMs / 1000} s.`,
    );
    await wait(waitMs);
    if (isEnding()) return code;
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/**
 * @param {number} code exit code as a shell reports it: 128 plus the signal's number for a killed process
 * @returns {string} the end of "The server exited ..."
 */
function toReason(code) {
  const name = Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0];
  if (name === undefined) return `with code ${code} (reason above)`;
  if (name === 'SIGKILL') return 'by SIGKILL (killed, or out of memory)';
  if (name === 'SIGABRT') return 'by SIGABRT (Node ran out of memory)';
  return `by ${name}`;
}

/** @param {number} ms */
async function waitFor(ms) {
  await pause(ms);
}
