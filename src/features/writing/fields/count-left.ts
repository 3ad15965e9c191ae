import * as writingTexts from '../../../../texts/en/writing.ts';

/** From here on a field says how much of it is left. */
const NEAR = 100;

/** "3 characters left" where a text comes near its limit, "2 too many" past it; '' before. */
export function toLeft(length: number, limit: number): string {
  const left = limit - length;
  if (left > Math.min(NEAR, limit / 4)) return '';
  if (left < 0) return writingTexts.tooMany(-left);
  return left === 1 ? '1 character left' : writingTexts.charactersLeft(left);
}

/** What is said aloud: at 100, 20 and none left, and past that; not at every letter between. */
export function toSpoken(length: number, limit: number): string {
  const left = limit - length;
  const step = [0, 20, 100].find((each) => left <= each);
  if (step === undefined) return '';
  return left < 0 ? writingTexts.tooLong : toLeft(limit - step, limit);
}
