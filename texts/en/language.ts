// Rules of the language: plurals, dates and numbers.

/** Language of the pages and of the voice, for `lang` attributes. */
export const language = 'en';
/** Formats of dates and numbers. */
export const locale = 'en-GB';

const pluralRules = new Intl.PluralRules(locale);

/** Returns the form of a sentence for `count`. English has only these two forms; a language may need more. */
export function plural(count: number, forms: Forms): string {
  return forms[pluralRules.select(count)] ?? forms.other;
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** 1234 -> "1,234" */
export const toNumber = (value: number) => value.toLocaleString(locale);
/** 4 -> "4.0" */
export const toDecimal = (value: number) =>
  value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const WORDS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
/** Returns "three", or figures for numbers above `max`, which may be at most sixteen. */
export function toNumberWord(count: number, max = 16): string {
  return (count <= max ? WORDS[count] : undefined) ?? String(count);
}
/** Capitalises the first letter of a sentence. */
export function toCapital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Formats minutes: 315 -> "5 h 15 min", or whole days from two days on. Spaces before units do not break. */
export function toDuration(minutes: number): string {
  if (isInDays(minutes)) return `${Math.round(minutes / DAY)}\u00a0days`;
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
}
export function isInDays(minutes: number): boolean {
  return minutes >= 2 * DAY;
}
/** Roughly how long a dish takes: "20-30 min" or "60+ min". */
export const roughly = (minutes: string) => `${minutes} min`;
