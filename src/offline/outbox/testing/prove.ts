import { assert, asyncProperty } from 'fast-check';
import { play } from './life.ts';
import { toScenarios } from './scenario.ts';

/** Half of the thousand lives that every run of the tests plays; OUTBOX_RUNS asks for more. */
const RUNS = Number(process.env['OUTBOX_RUNS'] ?? 500);

/** Plays lives of a phone until one breaks a law; that one is then told in its shortest form. */
export async function prove(seed: number): Promise<void> {
  await assert(
    asyncProperty(toScenarios(), (scenario) => play(scenario)),
    { numRuns: RUNS, seed },
  );
}

/** Long enough for a soak. */
export const PATIENCE = { timeout: 12 * 60 * 60_000 };
