import { agree } from './agree.ts';

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What a step makes or lays out, and what it is shared among. */
const MADE = new RegExp(
  String.raw`(^|\s)(\d+)((?:\s\p{L}+)?\s)(skewers|balls|rounds)(?!\p{L})`,
  'gu',
);
const SHARED =
  /(^|\s)(two|three|four|five|six|seven|eight)((?:\s\p{L}+)?\s(?:bowls|plates))(?!\p{L})/gu;

/** Scales the few counts that are no amounts of an ingredient: skewers, and bowls for as many as eat. */
export function scaleCounts(text: string, factor: number, servings: number): string {
  const scaled = text.replace(
    MADE,
    (_all, before: string, count: string, mid: string, thing: string) => {
      const many = Math.max(1, Math.round(Number(count) * factor));
      return `${before}${many}${mid}${many === 1 ? agree(thing, true) : thing}`;
    },
  );
  return scaled.replace(SHARED, (all: string, before: string, word: string, rest: string) => {
    if (COUNTS.indexOf(word) !== servings) return all;
    const eaters = Math.round(servings * factor);
    return `${before}${COUNTS[eaters] ?? eaters}${eaters === 1 ? rest.replace(/s$/, '') : rest}`;
  });
}

/** "Makes 12." and "makes about 30" in steps and notes. */
export function scaleYield(text: string, factor: number): string {
  return text.replace(
    /\b([Mm]akes )((?:about )?)(\d+)/g,
    (_all, makes: string, about: string, count: string) =>
      makes + about + Math.max(1, Math.round(Number(count) * factor)),
  );
}
