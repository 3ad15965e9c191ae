/** The last step of the build: prints what it weighs, and fails where a budget is exceeded. */
import { toTable, weigh } from './bytes.ts';

const { text, isWithin } = toTable(weigh('dist/client'));
console.log(text);
if (!isWithin) {
  console.error('The build weighs more than scripts/build/budgets.ts allows.');
  process.exitCode = 1;
}
