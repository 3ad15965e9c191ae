/**
 * Prints measurements with their budgets: `npm run bench` for all, `npm run bench -- bytes` for some. A bench is the
 * script of that name in this folder. It runs in a separate process, so that none slows down the next. Arguments from
 * the first `--` on are passed to it. `npm run bench -- compare <address> ...` measures another web app.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BENCHES = [
  'bytes',
  'recipe-by-id',
  'search',
  'offline-start',
  'cold-start',
  'next-tap',
  'outbox',
  'community',
  'growth',
  'listeners',
  'list',
  'list-page',
  'cookbook',
  'first-view',
  'early-tap',
];
/** Runs only if it is named, and takes addresses. */
const COMPARE = 'compare';

const given = process.argv.slice(2);
const firstOption = given[0] === COMPARE ? 1 : given.findIndex((word) => word.startsWith('--'));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const unknown = wanted.filter((name) => name !== COMPARE && !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(
    `No bench named ${unknown.join(', ')}. There are: ${[...BENCHES, COMPARE].join(', ')}`,
  );
  process.exit(1);
}

for (const name of wanted.length === 0 ? BENCHES : wanted) {
  console.log(`\n${name}`);
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
