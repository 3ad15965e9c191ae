import { FUNCTION_WORDS } from './function-words.ts';

/** A mistake is forgiven from so many letters on: shorter words are too like each other. */
const FORGIVEN_FROM = 6;
/** From so many on, two mistakes. */
const TWICE_FROM = 9;

/**
 * Whether somebody who typed `typed` may have meant `word`: one letter too many, missing, wrong or in its neighbour's
 * place, in a word of six letters or more. The first letter is hardly ever the wrong one.
 */
export function isLikeWord(typed: string, word: string): boolean {
  const longer = Math.max(typed.length, word.length);
  if (longer < FORGIVEN_FROM || typed[0] !== word[0] || FUNCTION_WORDS.has(word)) return false;
  const most = longer < TWICE_FROM ? 1 : 2;
  return Math.abs(typed.length - word.length) <= most && isWithin(most, typed, 1, word, 1);
}

/**
 * Whether the edit distance from these letters on is at most `most`; two letters that changed places count once. A search
 * compares with thousands of words, and nearly all of them end this after a few letters.
 */
function isWithin(most: number, one: string, at: number, other: string, to: number): boolean {
  let [next, nextTo] = [at, to];
  while (next < one.length && one[next] === other[nextTo]) {
    next += 1;
    nextTo += 1;
  }
  const [left, leftTo] = [one.length - next, other.length - nextTo];
  if (left === 0 || leftTo === 0) return left + leftTo <= most;
  if (most === 0) return false;
  const isSwapped = one[next] === other[nextTo + 1] && one[next + 1] === other[nextTo];
  return (
    isWithin(most - 1, one, next + 1, other, nextTo + 1) ||
    isWithin(most - 1, one, next + 1, other, nextTo) ||
    isWithin(most - 1, one, next, other, nextTo + 1) ||
    (isSwapped && isWithin(most - 1, one, next + 2, other, nextTo + 2))
  );
}
