const QUICK_MINUTES = 30;

const NUMBERS: Readonly<Record<string, number>> = {
  half: 0.5,
  'half-a': 0.5,
  'half-an': 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};

const NUMBER = String.raw`\d{1,3}(?:[.,]\d)?|${Object.keys(NUMBERS).toReversed().join('|').replaceAll('-', String.raw`[\s-]`)}`;
const HOURS = 'hours?|hrs?|h';
const MINUTES = 'minutes?|mins?';
const LIMIT = String.raw`(?:(?:ready|done|in|under|below|within|less|fewer|no|not|more|than|at|most|up|to|max(?:imum)?|of|takes?|only|about|around)\s+|[<≤]=?\s*)*`;
const REST = String.raw`(?:\s+(?:or\s+(?:less|under|fewer|so|quicker)|max(?:imum)?|tops|at\s+most))?`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${LIMIT}(?:(?<hours>${NUMBER})[\s-]*(?:${HOURS})(?<half>\s+and\s+a\s+half)?(?:\s*(?:and\s+)?(?<after>\d{1,2})\s*(?:${MINUTES}|m))?|(?<minutes>${NUMBER})[\s-]*(?:${MINUTES}))(?![\p{L}\p{N}])${REST}`,
  'iu',
);
/** Asks for a long time, so it is not a limit. */
const LONGER = /(?:over|longer than|more than|at least|after)\s*$/i;
/** "Quick & Easy" is a tag, "quick-pickled" a way of cooking, "fast food" a kind of food. */
const QUICK =
  /(?<![\p{L}\p{N}-])(?:quick(?:ly)?(?!\s*(?:&|and)\s*easy)|fast(?!\s*food))(?![\p{L}\p{N}-])/iu;
/** Generic words, dropped if a time is given: "meals in 20 min" finds all dishes of up to 20 minutes. */
const ANY_DISH =
  /^(?:(?:an?|some|any)\s+)?(?:recipes?|dish(?:es)?|meals?|food|something|anything|ideas?)$/i;

export interface TimedSearch {
  words: string;
  maxMinutes?: number;
}

/** Reads "tofu under 30 minutes" as a search for "tofu" and a limit. Server and device share this rule. */
export function toTimedSearch(typed: string): TimedSearch {
  const found = TIME.exec(typed);
  const minutes = found?.groups && toMinutes(found.groups);
  const isLimit =
    found !== null &&
    !/\b(?<!no )(?<!not )more than\b|\bat least\b/i.test(found[0]) &&
    !LONGER.test(typed.slice(0, found.index));
  if (found && minutes && isLimit) {
    return { words: toRest(typed.replace(found[0], ' ').replace(QUICK, ' ')), maxMinutes: minutes };
  }
  if (!found && QUICK.test(typed)) {
    return { words: toRest(typed.replace(QUICK, ' ')), maxMinutes: QUICK_MINUTES };
  }
  return { words: typed.trim() };
}

export function withTimeLimit(typed: string, maxMinutes: number | undefined): string {
  const { words } = toTimedSearch(typed);
  return maxMinutes === undefined ? words : `${words} under ${maxMinutes} min`.trim();
}

function toMinutes(groups: Record<string, string | undefined>): number {
  const { hours, half, after, minutes } = groups;
  if (minutes !== undefined) return minutes === 'a' ? 0 : Math.round(toNumber(minutes));
  return Math.round((toNumber(hours ?? '') + (half ? 0.5 : 0)) * 60) + Number(after ?? 0);
}

function toNumber(text: string): number {
  const word = text.toLowerCase().replace(/\s/, '-');
  return NUMBERS[word] ?? Number(word.replace(',', '.'));
}

function toRest(text: string): string {
  const rest = text.replace(/\s+/g, ' ').trim();
  return ANY_DISH.test(rest) ? '' : rest;
}
