import { expect, it } from 'vitest';
import { createSeededRandom } from '#contract/testing/seeded-random.ts';
import { isSimilarWord } from './similar-word.ts';

/** Reference implementation of the edit distance with transposed neighbours. */
function countMistakes(one: string, other: string): number {
  const cell = (at: number, to: number): number => cells[at]?.[to] ?? Number.POSITIVE_INFINITY;
  const cells: number[][] = [];
  for (let at = 0; at <= one.length; at += 1) {
    const row: number[] = [];
    cells.push(row);
    for (let to = 0; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row.push(
        at === 0 || to === 0
          ? at + to
          : Math.min(
              cell(at - 1, to) + 1,
              cell(at, to - 1) + 1,
              cell(at - 1, to - 1) + (isSame ? 0 : 1),
              isSwapped && at > 1 && to > 1 ? cell(at - 2, to - 2) + 1 : Number.POSITIVE_INFINITY,
            ),
      );
    }
  }
  return cell(one.length, other.length);
}

/** Random words of only four different letters, and mistyped versions, so that many pairs are close and many are not. */
function createWords() {
  const random = createSeededRandom(11);
  const below = (most: number) => Math.floor(random() * most);
  const toLetter = () => 'abcd'[below(4)] ?? 'a';
  const toWord = () => `a${Array.from({ length: 2 + below(12) }, toLetter).join('')}`;
  const toMistyped = (word: string) => {
    const at = 1 + below(word.length);
    const [start, rest] = [word.slice(0, at), word.slice(at)];
    const kind = below(4);
    if (kind === 0) return start + toLetter() + rest;
    if (kind === 1) return start + rest.slice(1);
    if (kind === 2) return start + toLetter() + rest.slice(1);
    return start + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
  };
  return { toWord, toMistyped };
}

it('a mistyped word matches exactly the words within its distance', () => {
  const { toWord, toMistyped } = createWords();
  const words = Array.from({ length: 400 }, toWord);
  const typed = words.flatMap((word) => [toMistyped(word), toMistyped(toMistyped(word)), toWord()]);
  let likes = 0;
  for (const [n, one] of typed.entries()) {
    for (const word of [words[Math.floor(n / 3)] ?? '', words[(n * 7) % words.length] ?? '']) {
      const longer = Math.max(one.length, word.length);
      const isLike = longer >= 6 && countMistakes(one, word) <= (longer < 9 ? 1 : 2);
      expect([one, word, isSimilarWord(one, word)]).toEqual([one, word, isLike]);
      likes += Number(isLike);
    }
  }
  expect(likes).toBeGreaterThan(300);
  expect(likes).toBeLessThan(typed.length * 2 - 300);
});
