import type { Ledger } from './ledger.ts';
import type { Verdict } from './verdict.ts';

/** Prints the result. True if nothing was lost, doubled, misnamed or broken. */
export function report(title: string, ledger: Ledger, verdict: Verdict, waits: number[]): boolean {
  const { lost, doubled, wrongName, broken } = verdict;
  console.log(
    `${title}: ${ledger.acknowledged} writes acknowledged, ${ledger.replayed} of them answered from memory; ` +
      `lost ${lost.length}, doubled ${doubled.length}, under a wrong name ${wrongName.length}, broken ${broken.length}`,
  );
  console.log(`  answers: ${ledger.answersInWords}`);
  if (waits.length > 0) console.log(`  seconds until it was healthy: ${toSpread(waits)}`);
  for (const line of [...lost, ...doubled, ...wrongName, ...broken].slice(0, 20)) {
    console.error(`  ${line}`);
  }
  return lost.length + doubled.length + wrongName.length + broken.length === 0;
}

function toSpread(waits: readonly number[]): string {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1);
  return `median ${at(0.5)}, nine tenths within ${at(0.9)}, longest ${at(1)}`;
}
