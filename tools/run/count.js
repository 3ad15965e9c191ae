import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests in a JSON report of Vitest. Skipped tests and files that could not be loaded count as failed.
 * @param {string} report path of the file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(report, exitCode) {
  const results = readReport(report);
  if (results === undefined) return { passed: 0, failed: 1 };
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = results.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const unloaded = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return toCount(passed, tests.length - passed + unloaded.length, exitCode);
}

/**
 * Lists the tests that did not pass in a JSON report of Vitest, as "file › name".
 * @param {string} report path of the file
 * @returns {string[]}
 */
export function listFailures(report) {
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName?: string }[] }[]} */
  const files = readReport(report)?.testResults ?? [];
  return files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const isUnloaded = status === 'failed' && assertionResults.length === 0;
    if (isUnloaded) return [`${name} › could not be loaded`];
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
}

/**
 * Counts the tests in a JSON report of Playwright. A test that passed only after a retry counts as failed.
 * @param {string} report path of the file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  const results = readReport(report);
  if (results === undefined) return { passed: 0, failed: 1 };
  const { expected = 0, unexpected = 0, skipped = 0, flaky = 0 } = results.stats ?? {};
  return toCount(expected, unexpected + skipped + flaky, exitCode);
}

/**
 * Counts a check that is one program as one test.
 * @param {number} exitCode
 * @returns {Count}
 */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Returns the totals and the last line of a test run.
 * @param {Count[]} counts
 */
export function toSum(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return { passed, failed, line: `${passed} passed, ${failed} failed` };
}

/**
 * Adds a failure if only the exit code shows one: for an error outside of all tests, or a run without tests.
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Count}
 */
function toCount(passed, failed, exitCode) {
  const isUncounted = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUncounted ? 1 : failed };
}

/** @param {string} path */
function readReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The report is incomplete because the run was aborted.
    return undefined;
  }
}
