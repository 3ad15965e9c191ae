import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import * as v from 'valibot';
import { toFailures, WRITE_COUNTS, WriteCounts } from '../support/write-counts.ts';

/** Prints the faults and write results of each journey, and their sum. */
export default class CountReporter implements Reporter {
  readonly #lines = new Map<number, number[]>();

  onTestEnd({ tags }: TestCase, { annotations }: TestResult): void {
    const journey = Number(
      /^@journey-(\d+)$/.exec(tags.find((tag) => /journey/.test(tag)) ?? '')?.[1],
    );
    const counted = annotations.find(({ type }) => type === WRITE_COUNTS)?.description;
    if (counted === undefined) return;
    const counts = v.parse(v.pipe(v.string(), v.parseJson(), WriteCounts), counted);
    const { faults, writes, arrived, refused } = counts;
    const wrong = Object.values(toFailures(counts)).map((each) => each.length);
    this.#lines.set(journey, [faults, writes, arrived, refused, ...wrong]);
  }

  onEnd(): void {
    const rows = [...this.#lines].toSorted(([one], [other]) => one - other);
    const sum = HEAD.map((_head, at) => rows.reduce((all, [, row]) => all + (row[at] ?? 0), 0));
    console.log(`\n${toLine('journey', HEAD)}`);
    for (const [journey, row] of rows) console.log(toLine(String(journey), row));
    console.log(toLine(`all ${rows.length}`, sum));
  }
}

const HEAD = [
  'faults',
  'writes',
  'arrived',
  'refused',
  'lost',
  'doubled',
  'out of order',
  'wrong name',
];

function toLine(name: string, cells: readonly (string | number)[]): string {
  return (
    name.padEnd(9) +
    cells.map((cell, at) => String(cell).padStart((HEAD[at]?.length ?? 0) + 2)).join('')
  );
}
