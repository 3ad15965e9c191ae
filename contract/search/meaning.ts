import { FOODS, findFood, isKindOf, TRANSLATIONS } from '#contract/food/foods.ts';
import { toIndexedWords, toPhraseWords } from './search.ts';
import { FOOD_KINDS, KINDS, NEAR, SAME } from './synonyms.ts';

const PHRASE_WORDS_MAX = 3;

/** Maps a phrase to the further words that find it. */
const MEANINGS = new Map<string, Set<string>>();
for (const names of [...SAME, ...TRANSLATIONS]) {
  for (const name of names) addMeanings(toPhrase(name), names);
}
for (const id of FOOD_KINDS) {
  const kind = findFood(id);
  const members = FOODS.filter((food) => kind && food !== kind && isKindOf(food, kind));
  for (const name of members.flatMap(({ names }) => names)) addMeanings(toPhrase(name), [id]);
}
for (const [kind, members] of Object.entries(KINDS))
  for (const one of members) addMeanings(one, [kind]);

function toPhrase(name: string): string {
  return toPhraseWords(name).join(' ');
}

function addMeanings(name: string, meanings: readonly string[]): void {
  const known = MEANINGS.get(name) ?? new Set();
  for (const word of meanings.flatMap(toIndexedWords)) known.add(word);
  MEANINGS.set(name, known);
}

export function withSynonyms(text: string): string[] {
  const words = toIndexedWords(text);
  const meant = new Set(words);
  for (const at of words.keys()) {
    for (let count = 1; count <= PHRASE_WORDS_MAX; count += 1) {
      const phrase = words.slice(at, at + count).join(' ');
      for (const word of MEANINGS.get(phrase) ?? []) meant.add(word);
    }
  }
  return [...meant];
}

/** Returns what a dish with these words may replace in a search without matches. */
export function toNearWords(words: ReadonlySet<string>): string[] {
  return Object.entries(NEAR).flatMap(([wanted, substitutes]) =>
    substitutes.some((one) => one.split(' ').every((word) => words.has(word))) ? [wanted] : [],
  );
}
