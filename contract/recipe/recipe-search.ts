/** Further words are ignored. */
const MOST_WORDS = 8;
/** Longer words are cut: the database limits the length of a word. */
export const LONGEST_WORD = 40;
/** At most so many similar words replace one that no word begins with. */
export const MOST_LIKE = 4;

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

const FILLERS = new Set('a an and by for from in of on or the to with without'.split(' '));
/** "creme", "brulee", "2" for "Crèmes brûlées, 2": words without case, accents, signs and plural, at most so many. */
export function toWords(text: string): string[] {
  return toPlainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => toSingular(word.slice(0, LONGEST_WORD)));
}

/** What was typed: each word once, without those that stand in every sentence; none where it holds only signs. */
export function toTypedWords(typed: string): string[] {
  const words = [...new Set(toWords(typed.slice(0, MOST_WORDS * LONGEST_WORD)))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

function toPlainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replace(UNACCENTED, (letter) => LETTERS[letter] ?? letter);
}

/** "noodles" and "noodle", "berries" and "berry", "tomatoes" and "tomato" are one word; "hummus" is no plural. */
function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(o|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
