import type { Bug } from './life.ts';
import type { Mix } from './scenario.ts';

/** Typical bugs of an outbox, each with a mix of events that reveals it. */
export type PlantedBugs = Readonly<Record<string, { bug: Bug; mix: Mix; runs: number }>>;
