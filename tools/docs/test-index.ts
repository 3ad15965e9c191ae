/**
 * Writes the tables of tests in the documents. With `--check` it only lists the stale pages and fails if there are any.
 */
import { writeFileSync } from 'node:fs';
import { readNamedTests, readPages } from './read-tests.ts';
import { updateSections } from './test-ids.ts';

const tests = readNamedTests();
const stale = readPages()
  .map(({ path, text }) => ({ path, text, fresh: updateSections(text, tests) }))
  .filter(({ text, fresh }) => text !== fresh);

if (process.argv.includes('--check')) {
  for (const { path } of stale) console.error(`${path} is stale: npm run docs:tests`);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const { path, fresh } of stale) {
    writeFileSync(path, fresh);
    console.log(`${path} is written again.`);
  }
}
