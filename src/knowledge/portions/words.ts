import { agree } from './agree.ts';

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers of things that a step makes, and numbers of bowls and plates, which equal the servings. */
const MADE = new RegExp(
  String.raw`(^|\s)(\d+)((?:\s\p{L}+)?\s)(skewers|balls|rounds)(?!\p{L})`,
  'gu',
);
const SHARED =
  /(^|\s)(two|three|four|five|six|seven|eight)((?:\s\p{L}+)?\s(?:bowls|plates))(?!\p{L})/gu;

/** Matches “the other lime”. Excludes balls, buns and skewers, which a step uses one after the other. */
const OTHER =
  /\bthe (?:other|remaining) (?!ball|bun|skewer)(\p{L}+)(?=[.,;:)]|$|\s(?:and|at|for|from|in|into|of|on|onto|over|to|with)(?!\p{L}))/gu;

/** Replaces “the other lime”: more servings leave several pieces, and fewer leave a part of a piece. */
function scaleOther(text: string, factor: number): string {
  if (factor === 1) return text;
  return text.replace(OTHER, (all: string, piece: string) => {
    const pieces = agree(piece, false);
    return pieces === piece ? all : `the rest of the ${factor > 1 ? pieces : piece}`;
  });
}

/** Scales counts that are not amounts of an ingredient: skewers, remaining pieces, and a bowl for each serving. */
export function scaleCounts(text: string, factor: number, servings: number): string {
  const scaled = scaleOther(text, factor).replace(
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

/** Scales "Makes 12." and "makes about 30" in steps and notes. */
export function scaleYield(text: string, factor: number): string {
  return text.replace(
    /\b([Mm]akes )((?:about )?)(\d+)(?!\d|\s*(?:%|cm|°))/g,
    (_all, makes: string, about: string, count: string) =>
      makes + about + Math.max(1, Math.round(Number(count) * factor)),
  );
}
