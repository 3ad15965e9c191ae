import * as v from 'valibot';

/** The annotation of a journey that contains its counts. */
export const WRITE_COUNTS = 'counts';

const What = v.array(v.string());

/**
 * The results of a journey's writes. `refused` counts writes returned to their author with their text, without a retry.
 */
export const WriteCounts = v.object({
  faults: v.number(),
  writes: v.number(),
  arrived: v.number(),
  refused: v.number(),
  lost: What,
  doubled: What,
  outOfOrder: What,
  wrongName: What,
});
export type WriteCounts = v.InferOutput<typeof WriteCounts>;

/** All violations. */
export function toFailures({ lost, doubled, outOfOrder, wrongName }: WriteCounts) {
  return { lost, doubled, outOfOrder, wrongName };
}

export const NOTHING_WRONG = { lost: [], doubled: [], outOfOrder: [], wrongName: [] };
