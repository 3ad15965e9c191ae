import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { ROOT, run } from '#tools/run/processes.js';
import {
  type Failure,
  type Finding,
  listUnexplained,
  readPlaywright,
  readVitest,
  toFindings,
  toLine,
  toTable,
} from './findings.ts';
import { PLANTED_BUGS, type PlantedBug, plant } from './planted-bugs.ts';

// Plants the bugs of each wave in a copy of this clone, runs the tests there and prints which test found which bug:
// `npm run test:bugs -- --with gate|all --wave 1`. The gate may miss one bug per wave; the full tests may miss none.
const Options = v.object({
  with: v.optional(v.picklist(['gate', 'all']), 'gate'),
  wave: v.optional(v.picklist(['1', '2', '3', '4'])),
});
const { values } = parseArgs({
  options: { with: { type: 'string' }, wave: { type: 'string' } },
});
const options = v.parse(Options, values);
const waves = [1, 2, 3, 4].filter((wave) => (options.wave ?? String(wave)) === String(wave));

const folder = mkdtempSync(join(tmpdir(), 'simmer-bugs-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const findings: Finding[] = [];
const unexplained: Failure[] = [];
for (const wave of waves) {
  const bugs = PLANTED_BUGS.filter((bug) => bug.wave === wave);
  console.log(`Wave ${wave}: ${bugs.map(({ id }) => id).join(', ')}`);
  const failures = await findFailures(bugs);
  const found = toFindings(bugs, failures);
  findings.push(...found);
  unexplained.push(...listUnexplained(found, failures));
}
console.log(`\n${toTable(findings)}\n`);
for (const failure of unexplained) console.log(`Failed besides: ${toLine(failure)}`);
const missed = findings.filter(({ foundBy }) => foundBy.length === 0).length;
console.log(`${findings.length - missed} of ${findings.length} bugs found`);
process.exitCode = missed > (options.with === 'gate' ? waves.length : 0) ? 1 : 0;

async function findFailures(bugs: readonly PlantedBug[]): Promise<Failure[]> {
  const clone = join(folder, 'clone');
  const reports = join(folder, 'reports');
  mkdirSync(reports);
  copyTo(clone);
  for (const bug of bugs) {
    const file = join(clone, bug.file);
    writeFileSync(file, plant(readFileSync(file, 'utf8'), bug));
  }
  await runTests(clone, reports);
  const failures = readdirSync(reports).flatMap((name) => {
    const report: unknown = JSON.parse(readFileSync(join(reports, name), 'utf8'));
    return name.startsWith('vitest') ? readVitest(report, clone) : readPlaywright(report);
  });
  rmSync(clone, { recursive: true });
  rmSync(reports, { recursive: true });
  return failures;
}

/** Runs the tests of a clone, which write their JSON reports to `reports`. */
async function runTests(clone: string, reports: string): Promise<void> {
  const all = options.with === 'all' ? ['--all'] : [];
  await run(process.execPath, ['tools/run/test.js', ...all], {
    cwd: clone,
    env: { ...process.env, REPORTS_DIR: reports },
  });
  if (!existsSync(join(clone, 'dist/client/index.html'))) {
    throw new Error('The clone does not build');
  }
}

/** Copies the tracked files with their uncommitted changes, except the test that looks up the source of each bug. */
function copyTo(clone: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of tracked.split('\0')) {
    const isWanted = file !== '' && file !== 'tools/bugs/planted-bugs.test.ts';
    if (isWanted && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(clone, file));
  }
  linkFolder(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
}

/** Hard-links the files because packages have many of them, or copies them to another disk. Skips caches. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name.startsWith('.vite') || entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
