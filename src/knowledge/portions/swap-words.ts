import { REPLACEABLES } from '../../../contract/recipe/substitutions.ts';
import type { Swap } from '../../../contract/recipe/swaps.ts';

/**
 * Calls what was swapped by its new name wherever a step speaks of it. `others` are the names of the ingredients that
 * stay: "beef bones" are no beef, and "the beef" is left alone where two kinds of it are in the dish.
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
      // "Flour the worktop": at the start of a sentence it is what one does.
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
