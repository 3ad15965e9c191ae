import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone this script belongs to. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @type {NodeJS.Signals | undefined} */
let received;

// Ctrl-C reaches the whole group, but `kill` only this process: what it started has to hear of it too, and end first.
// SIGHUP is left alone: listening to it would undo `nohup`.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => endBy(signal));
}

// A killed npm, or the shell between it and us, hands nothing on: then nobody could end what we started.
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
 * Runs a program to its end with our terminal and answers with its exit code. Where we were asked to end meanwhile, we
 * do so once it has.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string }} [options] `timeout` in milliseconds; `cwd` of
 *   another clone
 * @returns {Promise<number>}
 */
export async function run(file, args, options = {}) {
  const code = await runAlongside(file, args, options);
  if (received !== undefined) process.exit(toExitCode(null, received));
  return code;
}

/**
 * As `run`, for several at once: being asked to end ends them all, and the caller goes on.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string, onMessage?: (message: unknown) => void }} [options] `onMessage`
 *   hears what a Node program sends by `process.send`
 * @returns {Promise<number>}
 */
export function runAlongside(
  file,
  args,
  { env = process.env, timeout, cwd = ROOT, onMessage } = {},
) {
  const child = spawn(file, args, {
    cwd,
    env,
    stdio: onMessage ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    ...(timeout === undefined ? {} : { timeout }),
  });
  if (onMessage) child.on('message', onMessage);
  return follow(file, child);
}

/**
 * Resolves with the exit code once the program and its output have ended.
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
      console.error(`${file} cannot be run: ${error.message}`);
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
 * Like `runAlongside`, but prints nothing.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} exit code, and standard output and errors in their order
 */
export async function runQuietly(file, args, { env = process.env } = {}) {
  let output = '';
  const code = await follow(
    file,
    spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] }),
    (text) => {
      output += text;
    },
  );
  return { code, output };
}

/** Whether we were asked to end. */
export function isEnding() {
  return received !== undefined;
}

/** Asks everything under way to end, unless it has been asked already. */
export function endAll() {
  if (received !== undefined) return;
  for (const child of running) child.kill('SIGTERM');
}

/**
 * How a program that a package installed is run: by the Node that runs us, whichever else the machine has.
 * @param {string} name
 * @param {...string} args
 * @returns {[string, string[]]} what `run` and `runAlongside` begin with
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
