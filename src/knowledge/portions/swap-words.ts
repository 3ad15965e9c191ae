import { REPLACEABLES } from '#contract/recipe/substitutions.ts';
import type { Swap } from '#contract/recipe/swaps.ts';

/**
 * Returns a function that replaces the names of swapped ingredients in a step. `others` are the names of the other
 * ingredients. "beef bones" is not a name of beef. If a dish has two kinds of beef, "the beef" may mean either and stays.
 */
export function toSwapWords(
  swaps: readonly Swap[],
  others: readonly string[],
): (text: string) => string {
  const exceptions = REPLACEABLES.flatMap(({ except }) => except);
  const kept = [...others.map(toHead), ...exceptions];
  const alike = others.filter((name) => !exceptions.some((one) => hasWord(name, one)));
  const to = new Map<string, string>();
  for (const { from, short } of swaps) {
    for (const word of from) if (!alike.some((name) => hasWord(name, word))) to.set(word, short);
  }
  if (to.size === 0) return (text) => text;
  for (const name of kept) if (!to.has(name)) to.set(name, '');
  const words = [...to.keys()].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(^|[^\\p{L}-])(${words.map(escape).join('|')})(?![\\p{L}-])`, 'giu');
  return (text) =>
    text.replace(pattern, (all: string, before: string, word: string) => {
      const short = to.get(word.toLowerCase());
      const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
      // At the start of a sentence, as in "Flour the worktop", it is a verb.
      if (!short || (isCapital && word === 'Flour')) return all;
      return before + (isCapital ? short.charAt(0).toUpperCase() + short.slice(1) : short);
    });
}

function toHead(name: string): string {
  return (name.toLowerCase().split(/,| \(| or /)[0] ?? '').trim();
}

function hasWord(name: string, word: string): boolean {
  return ` ${toHead(name)} `.includes(` ${word} `);
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
