import { FUNCTION_WORDS } from './function-words.ts';

/** Minimum length of a word with one forgiven mistake. Shorter words are too similar to each other. */
const ONE_TYPO_FROM = 6;
const TWO_TYPOS_FROM = 9;

/**
 * Returns true if `typed` may be a mistyped `word`: one letter (two in long words) too many, missing, wrong or swapped
 * with its neighbour. The first letter must match, because people rarely mistype it.
 */
export function isSimilarWord(typed: string, word: string): boolean {
  const longer = Math.max(typed.length, word.length);
  if (longer < ONE_TYPO_FROM || typed[0] !== word[0] || FUNCTION_WORDS.has(word)) return false;
  const most = longer < TWO_TYPOS_FROM ? 1 : 2;
  return Math.abs(typed.length - word.length) <= most && isWithin(most, typed, 1, word, 1);
}

/**
 * Returns true if the edit distance from these letters on is at most `most`. Two swapped letters count once. A search
 * compares thousands of words, and nearly all calls end after a few letters.
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
