import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './processes.js';

/** @typedef {{ file: string, ms: number }} FileTime */

/**
 * Lists the slowest test files from the JSON reports of Vitest and Playwright in a folder.
 * @param {string} folder
 * @returns {FileTime[]} at most `count`, slowest first
 */
export function listSlowest(folder, count = 10) {
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return reports
    .flatMap((name) => listFileTimes(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count);
}

/**
 * @param {*} report of Vitest or of Playwright
 * @returns {FileTime[]}
 */
export function listFileTimes({ testResults = [], suites = [] }) {
  const units = testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    ms: endTime - startTime,
  }));
  const journeys = suites.map((/** @type {any} */ suite) => ({
    file: `e2e: ${suite.file}`,
    ms: sumDurations(suite),
  }));
  return [...units, ...journeys];
}

/**
 * @param {any} suite of Playwright, which may contain other suites
 * @returns {number} milliseconds
 */
function sumDurations({ specs = [], suites = [] }) {
  const results = specs.flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ test) => test.results),
  );
  const own = results.reduce(
    (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration,
    0,
  );
  return suites.reduce(
    (/** @type {number} */ sum, /** @type {any} */ suite) => sum + sumDurations(suite),
    own,
  );
}

/**
 * Seconds with one decimal, right-aligned.
 * @param {number} ms
 */
export function toDuration(ms) {
  return (ms / 1000).toFixed(1).padStart(7);
}
