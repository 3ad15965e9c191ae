import { assert, asyncProperty } from 'fast-check';
import { isThorough } from '#contract/testing/effort.ts';
import { play, type Tally } from './life.ts';
import { type Mix, toScenarios } from './scenario.ts';

/** Number of lives for each seed. With OUTBOX_RUNS the event counts are printed as well. */
const RUNS = Number(process.env['OUTBOX_RUNS'] ?? (isThorough ? 500 : 100));

/**
 * Plays random lives until one breaks a law, and then throws with its shortest form.
 * @returns how often each event happened in all lives
 */
export async function prove(seed: number, mix: Mix = {}): Promise<Tally> {
  const all = new Map<string, number>();
  await assert(
    asyncProperty(toScenarios(mix), async (scenario) => {
      for (const [what, times] of await play(scenario)) all.set(what, (all.get(what) ?? 0) + times);
    }),
    { numRuns: RUNS, seed },
  );
  if (process.env['OUTBOX_RUNS']) process.stdout.write(`${JSON.stringify([...all])}\n`);
  return all;
}

/** Long enough for a soak test. */
export const PATIENCE = { timeout: 12 * 60 * 60_000 };
