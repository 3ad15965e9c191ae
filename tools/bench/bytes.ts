import { toTable, weigh } from '#tools/build/bytes.ts';

/** Prints the size of the build in dist/client, with its budgets. */
console.log(toTable(weigh('dist/client')).text);
