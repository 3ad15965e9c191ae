/**
 * Last step of the build: prints the sizes. Fails if a budget is exceeded by over 2 % or scripts import each other in a
 * circle.
 */
import { toTable, weigh } from './bytes.ts';
import { findChunkCircles, readManifest } from './manifest.ts';

const { text, isWithin } = toTable(weigh('dist/client'));
console.log(text);
if (!isWithin) {
  console.error('The build weighs more than tools/build/budgets.ts allows.');
  process.exitCode = 1;
}

for (const circle of findChunkCircles(readManifest('dist/client'))) {
  console.error(`These scripts of the build import one another: ${circle.join(' -> ')}`);
  process.exitCode = 1;
}
