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
  return Math.abs(typed.length - word.length) <= most && countMistakes(typed, word) <= most;
}

/** Edit distance where two letters that changed places count once. */
function countMistakes(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        at > 1 && to > 1 && isSwapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
