import { SERVINGS_MAX } from '#contract/recipe/schema.ts';

const PEOPLE =
  /serv|person|people|portion|porci|porzion|personas|persone|couverts|pax|guest|adult|for |für|pour|para|per |yield/i;
const WEIGHT =
  /^\s*(?:g|gr|gram(?:me)?s?|kg|kilos?|ml|cl|dl|l|lit(?:er|re)s?|cups?|oz|ounces?|lbs?|pounds?|quarts?|pints?|gallons?|tbsp|tsp)\b/i;
const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

export interface Servings {
  count: number;
  /** True if the text does not name people or servings, such as "12 cookies". */
  isGuessed: boolean;
}

/** Reads "Serves 4", "4-6 servings", "Makes two dozen cookies", a number, or the best item of a list. */
export function readServings(value: unknown): Servings | undefined {
  const values = Array.isArray(value) ? value.slice(0, 20) : [value];
  const all = values.flatMap((one: unknown) => {
    const found = typeof one === 'number' ? toServings(one, false) : readText(one);
    return found ? [found] : [];
  });
  return all.find(({ isGuessed }) => !isGuessed) ?? all[0];
}

function readText(value: unknown): Servings | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 200)
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (WORDS.includes(word) ? String(WORDS.indexOf(word) + 1) : word))
    .replace(/\ba dozen\b/g, '1 dozen')
    .replace(/\(?\d+(?:[.,]\d+)?[ -]?(?:inch|cm|in|")[^)]*\)?/g, ' ');
  const hasPeople = PEOPLE.test(text);
  for (const { 0: figures, index } of text.matchAll(/\d+(?:[.,]\d+)?/g)) {
    const rest = text.slice(index + figures.length);
    if (WEIGHT.test(rest)) continue;
    const count = Number(figures.replace(',', '.')) * (/^\s*dozen/.test(rest) ? 12 : 1);
    return toServings(count, !hasPeople && rest.trim() !== '');
  }
  return undefined;
}

function toServings(count: number, isGuessed: boolean): Servings | undefined {
  const whole = Math.round(count);
  return whole >= 1 && whole <= SERVINGS_MAX ? { count: whole, isGuessed } : undefined;
}
