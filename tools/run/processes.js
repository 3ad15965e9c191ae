import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withTexts } from './language.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let received;

// Ctrl-C signals the whole process group, but `kill` only this process, so signals are forwarded to the children.
// SIGHUP has no listener because one would undo `nohup`.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => endBy(signal));
}

// A killed npm, or its shell, forwards no signal. Without this check our children would run on as orphans.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) endBy('SIGTERM');
  }, 250).unref();
}

/** @param {NodeJS.Signals} signal */
function endBy(signal) {
  if (received !== undefined && signal === received) return;
  received ??= signal;
  if (running.size === 0) process.exit(toExitCode(null, signal));
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program in this terminal and resolves with its exit code. If a signal to end has arrived meanwhile, this
 * process exits after the program.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string }} [options] `timeout` in milliseconds
 * @returns {Promise<number>}
 */
export async function run(file, args, options = {}) {
  const code = await runAlongside(file, args, options);
  if (received !== undefined) process.exit(toExitCode(null, received));
  return code;
}

/**
 * Like `run`, for several programs at once. A signal to end is forwarded to all of them, and the caller continues.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string }} [options] `timeout` in milliseconds
 * @returns {Promise<number>}
 */
export function runAlongside(file, args, { env = process.env, timeout, cwd = ROOT } = {}) {
  const child = spawn(file, args, {
    cwd,
    env: withTexts(env),
    stdio: 'inherit',
    ...(timeout === undefined ? {} : { timeout }),
  });
  return follow(file, child);
}

/**
 * Resolves with the exit code after the program has ended and its output is closed.
 * @param {string} file
 * @param {import('node:child_process').ChildProcess} child
 * @param {(text: string) => void} [print]
 * @returns {Promise<number>}
 */
function follow(file, child, print = () => undefined) {
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', print);
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`Running ${file} failed: ${error.message}`);
      running.delete(child);
      resolve(127);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(toExitCode(code, signal));
    });
  });
}

/**
 * Like `runAlongside`, but collects the output instead of printing it.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code, and standard output and errors in their order
 */
export async function runQuietly(file, args, { env = process.env } = {}) {
  let output = '';
  const code = await follow(
    file,
    spawn(file, args, { cwd: ROOT, env: withTexts(env), stdio: ['ignore', 'pipe', 'pipe'] }),
    (text) => {
      output += text;
    },
  );
  return { code, output };
}

/** True after a signal to end has arrived. */
export function isEnding() {
  return received !== undefined;
}

/** Sends SIGTERM to all running programs, unless a signal has been forwarded to them already. */
export function endAll() {
  if (received !== undefined) return;
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Returns the command for a program of an installed package. It runs with the Node that runs this process.
 * @param {string} name
 * @param {...string} args
 * @returns {[string, string[]]} the first two arguments of `run` and `runAlongside`
 */
export function toTool(name, ...args) {
  return [process.execPath, [join(ROOT, 'node_modules', '.bin', name), ...args]];
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function toExitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
