import type { Bug } from './life.ts';
import type { Mix } from './scenario.ts';

/** Faults that queues of this kind have had, each with the mix of events in which it shows. */
export type PlantedBugs = Readonly<Record<string, { bug: Bug; mix: Mix; runs: number }>>;
