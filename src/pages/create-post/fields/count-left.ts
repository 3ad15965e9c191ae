import * as postFormTexts from '#texts/post-form.ts';

/** A field shows the count when at most this many characters remain. */
const NEAR = 100;

/** "3 characters left" near the limit, "2 too many" beyond it, '' before. */
export function toLeft(length: number, limit: number): string {
  const left = limit - length;
  if (left > Math.min(NEAR, limit / 4)) return '';
  if (left < 0) return postFormTexts.tooMany(-left);
  return postFormTexts.charactersLeft(left);
}

/** Text for screen readers: only at 100, 20 and no characters left, and beyond the limit. */
export function toSpoken(length: number, limit: number): string {
  const left = limit - length;
  const step = [0, 20, 100].find((each) => left <= each);
  if (step === undefined) return '';
  return left < 0 ? postFormTexts.tooLong : toLeft(limit - step, limit);
}
