import * as v from 'valibot';

/** The annotation of a journey that carries what was counted. */
export const TALLY = 'tally';

const What = v.array(v.string());

/** What became of the writes of one journey. `refused`: told to its author with its text, and not sent again by itself. */
export const Tally = v.object({
  faults: v.number(),
  writes: v.number(),
  arrived: v.number(),
  refused: v.number(),
  lost: What,
  doubled: What,
  outOfOrder: What,
  wrongName: What,
});
export type Tally = v.InferOutput<typeof Tally>;

/** All that must not be. */
export function toWrong({ lost, doubled, outOfOrder, wrongName }: Tally) {
  return { lost, doubled, outOfOrder, wrongName };
}

export const NOTHING_WRONG = { lost: [], doubled: [], outOfOrder: [], wrongName: [] };
