import { toOwnWords } from './recipe-search.ts';
import { KINDS, NEAR, SAME } from './search-synonyms.ts';

/** Words of the longest entry. */
const LONGEST = 3;

/** By the words of a text as they follow each other, what else they are found by. */
const MEANINGS = new Map<string, Set<string>>();
for (const names of SAME) for (const name of names) know(name, names);
for (const [kind, members] of Object.entries(KINDS)) for (const one of members) know(one, [kind]);

function know(name: string, meanings: readonly string[]): void {
  const known = MEANINGS.get(name) ?? new Set();
  for (const word of meanings.flatMap(toOwnWords)) known.add(word);
  MEANINGS.set(name, known);
}

/** The words of a text, and those that somebody else would use for the same or for its kind. */
export function toMeantWords(text: string): string[] {
  const words = toOwnWords(text);
  const meant = new Set(words);
  for (const at of words.keys()) {
    for (let count = 1; count <= LONGEST; count += 1) {
      const said = words.slice(at, at + count).join(' ');
      for (const word of MEANINGS.get(said) ?? []) meant.add(word);
    }
  }
  return [...meant];
}

/** What a dish with these words may stand in for, where a collection has none of it. */
export function toNearWords(words: ReadonlySet<string>): string[] {
  return Object.entries(NEAR).flatMap(([wanted, stands]) =>
    stands.some((one) => one.split(' ').every((word) => words.has(word))) ? [wanted] : [],
  );
}
