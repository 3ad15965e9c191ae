import './check-node.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.js';
import { countCheck, countPlaywright, countVitest, listFailures, toSum } from './count.js';
import { run, toTool } from './processes.js';
import { installPackages, whenAlone } from './set-up.js';

// What steers a server must not steer its tests; React's test build needs NODE_ENV to be vitest's own.
const STEERING = ['DATABASE_URL', 'TEST_DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'RATE_LIMIT'];
const env = { ...process.env };
for (const name of [...STEERING, 'NODE_ENV']) delete env[name];
const ownDatabase = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

const reports = mkdtempSync(join(tmpdir(), 'simmer-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @type {import('./count.js').Count[]} */
const counts = [];
/** @type {string[]} */
const failures = [];

await whenAlone(() => installPackages('[0/7]'));
await check('[1/7] Types', process.execPath, ['scripts/checks/types.js']);
await check('[2/7] Lint', ...toTool('oxlint', '--type-aware', '--deny-warnings'));
await check('[3/7] Format', ...toTool('biome', 'ci', '--colors=off', '.'));
await check('[4/7] Dead code', ...toTool('knip'));
await check('[5/7] Build', process.execPath, ['scripts/run/build.js']);
await runVitest('[6/7] Unit, server and client tests', []);
if (ownDatabase) {
  await runVitest('[6/7] Server tests on the PostgreSQL given', ['--project', 'server'], {
    TEST_DATABASE_URL: ownDatabase,
  });
}
await runBrowser('[7/7] Chromium tests');

const { failed, line } = toSum(counts);
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${line}`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} title
 * @param {string} file
 * @param {string[]} args
 */
async function check(title, file, args) {
  announce(title);
  counts.push(countCheck(await run(file, args, { env })));
}

/**
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [more]
 */
async function runVitest(title, args, more = {}) {
  announce(title);
  const report = join(reports, `vitest-${counts.length}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(...toTool('vitest', 'run', ...args, ...reporters), {
    env: { ...env, ...more },
  });
  counts.push(countVitest(report, code));
  failures.push(...listFailures(report));
}

/** @param {string} title */
async function runBrowser(title) {
  announce(title);
  const report = join(reports, 'playwright.json');
  const chromium = await findChromium();
  const code =
    chromium === undefined
      ? 1
      : await run(
          ...toTool('playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'),
          { env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
        );
  counts.push(countPlaywright(report, code));
}

/** @param {string} title */
function announce(title) {
  console.log(`\n=== ${title} ===\n`);
}
