import { toTable, weigh } from '../scripts/build/bytes.ts';

/** What the build in dist/client weighs, beside its budgets. */
console.log(toTable(weigh('dist/client')).text);
