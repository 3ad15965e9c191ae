import { INVISIBLE } from '#contract/platform/visible.ts';
import { toSingular } from './singular.ts';
import { COMPOUNDS, SPLIT_WORDS } from './synonyms.ts';
import { isUnspaced, toRunsOfScript, toTypedParts } from './word-parts.ts';

const FREE = 'free';
/** Maximum number of search words. Further words are ignored. */
const WORDS_MAX = 8;
/** Maximum length of a search word, because the database limits it. Longer words are cut. */
export const WORD_LENGTH_MAX = 40;
export const SIMILAR_WORDS_MAX = 4;

/** Letters that Unicode normalisation does not split into a letter and an accent. */
const LETTERS: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const UNACCENTED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const IGNORED = new RegExp(`[\\p{M}'’${INVISIBLE}]+`, 'gu');

const toJoined = (compounds: readonly string[]): ReadonlyMap<string, string> =>
  new Map(compounds.map((words) => [words, words.replaceAll(' ', '')]));
/** Maps "fish cake" to "fishcake". */
const COMPOUND_FORMS = toJoined(COMPOUNDS);
/** Maps "chick pea" to "chickpea". */
const SPLIT_FORMS = toJoined(SPLIT_WORDS);

const FILLERS = new Set(
  'a an and by dish for from idea in meal of on or recipe something the to with without'.split(' '),
);
/**
 * Splits a text into words without case, accents, signs and plurals: "Crèmes brûlées, 2" gives "creme", "brulee", "2".
 * A text in a script without spaces is one word up to the next sign.
 */
export function toWords(text: string): string[] {
  return toPlainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (isAscii(word) ? word : toRunsOfScript(word)))
    .filter(Boolean)
    .map((word) => (isUnspaced(word) ? word : toSingular(word.slice(0, WORD_LENGTH_MAX))));
}

function isAscii(word: string): boolean {
  return !/[^a-z\d]/.test(word);
}

/** Returns the typed words without repeats and fillers. Fillers remain if there is nothing else. */
export function toTypedWords(typed: string): string[] {
  const typedWords = joinFree(toWords(typed.slice(0, WORDS_MAX * WORD_LENGTH_MAX)));
  const words = [
    ...new Set(
      joinCompounds(SPLIT_FORMS, joinCompounds(COMPOUND_FORMS, typedWords)).flatMap(toTypedParts),
    ),
  ];
  const content = words.filter((word) => !FILLERS.has(word));
  return (content.length > 0 ? content : words).slice(0, WORDS_MAX);
}

function toPlainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(UNACCENTED, (letter) => LETTERS[letter] ?? letter);
}

function joinCompounds(compounds: ReadonlyMap<string, string>, words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const whole = compounds.get(`${joined.at(-1)} ${word}`);
    if (whole === undefined) joined.push(word);
    else joined.splice(-1, 1, whole);
  }
  return joined;
}

/** Joins "nut free", "nut-free" and "without nuts" to "nutfree", because "nut" would find the opposite. */
function joinFree(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (word === FREE && last !== undefined && /^\p{L}+$/u.test(last))
      joined.splice(-1, 1, last + FREE);
    else if (last === 'without' && !FILLERS.has(word)) joined.splice(-1, 1, word + FREE);
    else joined.push(word);
  }
  return joined;
}

/** Returns the words that find a text. A compound written as one word or two gives both forms. */
export function toIndexedWords(text: string): string[] {
  const words = toPhraseWords(text);
  const whole = words.flatMap((word, at) => SPLIT_FORMS.get(`${words[at - 1]} ${word}`) ?? []);
  return words.concat(whole);
}

/** The words of a text in order. A fixed phrase such as "pepper flakes" is one word. */
export function toPhraseWords(text: string): string[] {
  return joinCompounds(COMPOUND_FORMS, joinFree(toWords(text)));
}

/** Words to search one by one if no dish has them all. The last comes first: in "lamb curry" it names the dish. */
export function toFallbackWords(typed: string): string[] {
  const parts = new Map([...SPLIT_FORMS].map(([words, whole]) => [whole, words.split(' ')]));
  return toTypedWords(typed)
    .flatMap((word) => parts.get(word) ?? (isUnspaced(word) ? [] : [word]))
    .toReversed();
}

/** Returns the typed words, then variants with two joined neighbours ("dandan"). Only the first allows mistakes. */
export function toReadings(typed: string): string[][] {
  const words = toTypedWords(typed);
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next === undefined || isUnspaced(word) || isUnspaced(next)) return [];
    return [[...words.slice(0, at), word + next, ...words.slice(at + 2)]];
  });
  return [words, ...joined];
}
