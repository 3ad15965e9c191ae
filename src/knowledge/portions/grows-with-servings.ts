import type { StepPart } from '../step-parts.ts';

/** Text before and after a size: "a 400 g tin", "1 (400 g) tin", "2 x 400 g", "per 500 g", "the other 2 sheets". */
const SIZE_BEFORE = /(?:\b(?:an?|per|every|other)|[\d\s][x×])\s$/i;
const SIZE_AFTER =
  /^\)? (?:(?:tins?|cans?|packets?|packs?|portions?|balls|pieces)|(?:\p{L}+ )?(?:dish|pan|pot|jar|bowl|skillet|saucepan|casserole))(?!\p{L})/iu;
/** Text after a rate: "20 g salt per litre", "1 tablespoon at a time". */
const RATE = /^[^.,;:]{0,30}\b(?:per|at a time)\b/i;

/**
 * True if the run is an amount that grows with the servings. "4 tbsp of the tare into each bowl" and "balls of about
 * 50 g" do not grow, because more servings have more bowls and balls, not larger ones.
 */
export function growsWithServings(runs: readonly StepPart[], at: number): boolean {
  const run = runs[at];
  if (run?.kind !== 'amount') return false;
  const before = toText(runs.slice(0, at));
  const after = run.text.slice(run.amount.length) + toText(runs.slice(at + 1));
  if (SIZE_BEFORE.test(before) || SIZE_AFTER.test(after) || RATE.test(after)) return false;
  if (run.of !== undefined) return true;
  if (/\bof (about )?$/.test(before)) return false;
  const sentence = `${before.split('. ').at(-1) ?? ''} ${after.split('. ')[0] ?? ''}`;
  return !/\b(in|into|on|onto|over|to|per) each\b/i.test(sentence);
}

function toText(runs: readonly StepPart[]): string {
  return runs.map((run) => run.text).join('');
}
