import { assert, asyncProperty } from 'fast-check';
import { isThorough } from '../../../contract/testing/effort.ts';
import { play, type Tally } from './life.ts';
import { type Mix, toScenarios } from './scenario.ts';

/** Lives for each seed. With OUTBOX_RUNS it also prints what happened in them. */
const RUNS = Number(process.env['OUTBOX_RUNS'] ?? (isThorough ? 500 : 100));

/** Plays lives of a phone until one breaks a law; that one is then told in its shortest form. What happened, all told. */
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

/** Long enough for a soak. */
export const PATIENCE = { timeout: 12 * 60 * 60_000 };
