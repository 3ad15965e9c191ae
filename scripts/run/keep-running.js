import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A run as long as this was a good one: the next wait is short again. */
const GOOD_RUN_MS = 60_000;

/**
 * Runs the server again whenever it ends by itself, and says why it ended. One that has never become ready is not run
 * again: its settings are wrong, or its port is taken, and it has said so.
 * @param {object} parts
 * @param {(onReady: () => void) => Promise<number>} parts.runOnce Runs the server to its end; answers with the exit code
 * @param {() => boolean} parts.isEnding Whether we were asked to end
 * @param {(ms: number) => Promise<void>} [parts.wait]
 * @param {(text: string) => void} [parts.say]
 * @returns {Promise<number>} the exit code of the last run
 */
export async function keepRunning({ runOnce, isEnding, wait = waitFor, say = console.error }) {
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
    say(
      `${new Date().toISOString()} The server ended ${toReason(code)} after ${Math.round(ranMs / 1000)} s; ` +
        `starting it again in ${waitMs / 1000} s.`,
    );
    await wait(waitMs);
    if (isEnding()) return code;
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/**
 * @param {number} code As a shell gives it: 128 and the signal's number for one that was killed
 * @returns {string} the end of "The server ended ..."
 */
function toReason(code) {
  const name = Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0];
  if (name === undefined) return `with code ${code}, for the reason above,`;
  if (name === 'SIGKILL') return 'by SIGKILL (killed from outside, or by a system out of memory)';
  if (name === 'SIGABRT') return 'by SIGABRT (Node gave up: its memory was full)';
  return `by ${name}`;
}

/** @param {number} ms */
async function waitFor(ms) {
  await pause(ms);
}
