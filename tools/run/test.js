import './check-node.js';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.js';
import { countCheck, countPlaywright, countVitest, listFailures, toSum } from './count.js';
import { hasStamp, saveStamp, toBuildStamp } from './freshness.js';
import { ROOT, runAlongside, runQuietly, toTool } from './processes.js';
import { installPackages, withSetUpLock } from './set-up.js';
import { listSlowest, toDuration } from './test-times.js';

// `npm test` is the gate; `npm run test:all` passes --all to run every test.
const isAll = process.argv.includes('--all');

// Tests must not depend on variables that configure a server or a build. Vitest sets NODE_ENV, which selects React's
// test build.
const STEERING = [
  'DATABASE_URL',
  'TEST_DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'RATE_LIMIT',
  'RENDER_AHEAD',
];
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, ...(isAll && { TESTS: 'all' }) };
for (const name of [...STEERING, 'NODE_ENV', 'TEXTS']) delete env[name];
const ownDatabase = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

const reports = process.env['REPORTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'simmer-reports-'));
mkdirSync(reports, { recursive: true });
if (!process.env['REPORTS_DIR']) {
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
}

// Inputs of the tests of drawings and dishes. These run if an input has changed since their last green run.
const DRAWN = ['collection', 'contract', 'texts', 'src/knowledge', 'package-lock.json'];
const DRAWN_STAMP = join(ROOT, 'node_modules', '.cache', 'simmer', 'drawing-stamp');

/** @type {import('./count.js').Count[]} */
const counts = [];
/** @type {string[]} */
const failures = [];
/** @type {[part: string, ms: number][]} */
const times = [];

const begun = Date.now();
await timed('Install', () => withSetUpLock(() => installPackages('[install]')));
// Only the runs after this one need the build.
await Promise.all([
  check('Build', process.execPath, ['tools/run/build.js']),
  runChecks(),
  runAllVitest(),
]);
await runVitest('Vitest on the build', ['built']);
await timed('Chromium', runBrowser);

console.log('\nTen slowest files (seconds):');
for (const { file, ms } of listSlowest(reports)) console.log(`${toDuration(ms)}  ${file}`);
console.log('\nParts, of which the first ones run side by side:');
for (const [part, ms] of times) console.log(`${toDuration(ms)}  ${part}`);
console.log(`${toDuration(Date.now() - begun)}  all`);

const { failed, line } = toSum(counts);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${line}`);
process.exitCode = failed === 0 ? 0 : 1;

async function runChecks() {
  await check('Types', process.execPath, ['tools/checks/types.js']);
  await check('Lint', ...toTool('oxlint', '--type-aware', '--deny-warnings'));
  await check('Format', ...toTool('biome', 'ci', '--colors=off', '.'));
  await check('Dead code', ...toTool('knip'));
}

async function runAllVitest() {
  const drawn = toBuildStamp(ROOT, DRAWN);
  const isDrawnKnown = !isAll && hasStamp(DRAWN_STAMP, drawn);
  if (isDrawnKnown) console.log('Drawings and dishes have not changed since their tests passed.');
  const projects = ['unit', 'server', 'client', ...(isDrawnKnown ? [] : ['collection'])];
  const missed = await runVitest('Vitest', projects);
  if (missed === 0 && !isDrawnKnown) saveStamp(DRAWN_STAMP, drawn);
  if (ownDatabase) {
    await runVitest('Server tests on the PostgreSQL given', ['server'], {
      TEST_DATABASE_URL: ownDatabase,
    });
  }
}

/**
 * Prints the output of a check after it has ended, so that the output of parallel checks does not mix.
 * @param {string} part
 * @param {string} file
 * @param {string[]} args
 */
async function check(part, file, args) {
  await timed(part, async () => {
    const { code, output } = await runQuietly(file, args, { env });
    console.log(`\n=== ${part}${code === 0 ? '' : ': failed'} ===\n\n${output}`);
    if (code !== 0) failures.push(part);
    counts.push(countCheck(code));
  });
}

/**
 * @param {string} part
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {Promise<number>} how many tests failed
 */
async function runVitest(part, projects, more = {}) {
  const report = join(reports, `vitest-${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return timed(part, async () => {
    const chosen = projects.map((name) => `--project=${name}`);
    const code = await runAlongside(...toTool('vitest', 'run', ...chosen, ...reporters), {
      env: { ...env, ...more },
    });
    const count = countVitest(report, code);
    counts.push(count);
    failures.push(...listFailures(report));
    return count.failed;
  });
}

async function runBrowser() {
  const report = join(reports, 'playwright.json');
  const chromium = await findChromium();
  const config = isAll ? 'e2e/full/playwright.config.ts' : 'e2e/playwright.config.ts';
  const code =
    chromium === undefined
      ? 1
      : await runAlongside(...toTool('playwright', 'test', '-c', config, '--reporter=list,json'), {
          env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        });
  counts.push(countPlaywright(report, code));
}

/**
 * @template T
 * @param {string} part
 * @param {() => Promise<T>} work
 */
async function timed(part, work) {
  const start = Date.now();
  const result = await work();
  times.push([part, Date.now() - start]);
  return result;
}
