import * as v from 'valibot';

/** The annotation of a journey that carries what was counted. */
export const WRITE_COUNTS = 'counts';

const What = v.array(v.string());

/** What became of the writes of one journey. `refused`: told to its author with its text, and not sent again by itself. */
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

/** All that must not be. */
export function toWrong({ lost, doubled, outOfOrder, wrongName }: WriteCounts) {
  return { lost, doubled, outOfOrder, wrongName };
}

export const NOTHING_WRONG = { lost: [], doubled: [], outOfOrder: [], wrongName: [] };
