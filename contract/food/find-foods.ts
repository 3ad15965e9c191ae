import { toSingular } from '#contract/search/singular.ts';
import type { Food } from './food.ts';
import { FOODS } from './foods.ts';

interface Name {
  food: Food;
  words: readonly string[];
  length: number;
}

export interface FoundFood {
  food: Food;
  /** Positions in the text. */
  start: number;
  end: number;
}

interface Word {
  text: string;
  /** True if the previous word is part of the same phrase: no comma or bracket separates them. */
  continues: boolean;
  start: number;
  end: number;
}

/** Hyphens separate words, so that "long grain rice" is "long-grain rice". */
const WORD = /[\p{L}\p{M}\d]+(?:['’]\p{L}+)*/gu;

/** Names by their first word. The first food of the table with a name has it. */
const NAMES = new Map<string, Name[]>();
const known = new Set<string>();
for (const food of FOODS) {
  for (const name of food.names) {
    const words = toWords(name).map(({ text }) => text);
    const text = words.join(' ');
    const [first = ''] = words;
    if (known.has(text)) continue;
    known.add(text);
    NAMES.set(first, [...(NAMES.get(first) ?? []), { food, words, length: text.length }]);
  }
}

/** Finds all foods in a text, in its order. The longest names win: "coconut milk" contains no milk. */
export function findFoods(text: string): FoundFood[] {
  const words = toWords(text);
  const candidates = words.flatMap((word, at) =>
    (NAMES.get(word.text) ?? [])
      .filter((name) =>
        name.words.every((each, n) => {
          const found = words[at + n];
          return found?.text === each && (n === 0 || found.continues);
        }),
      )
      .map((name) => ({ name, at })),
  );
  const taken = new Set<number>();
  const found: FoundFood[] = [];
  for (const { name, at } of candidates.toSorted((a, b) => b.name.length - a.name.length)) {
    const places = name.words.map((_, n) => at + n);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    const last = words[at + name.words.length - 1];
    found.push({ food: name.food, start: words[at]?.start ?? 0, end: last?.end ?? 0 });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

function toWords(text: string): Word[] {
  let before = 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const continues = !/[^\s'’-]/.test(text.slice(before, index));
    before = index + word.length;
    return { text: toSingular(toPlain(word)), continues, start: index, end: before };
  });
}

function toPlain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '');
}
