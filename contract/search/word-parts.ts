/** Letters of scripts that have no spaces between words, after marks are taken off. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** Start of a Korean syllable. Search words are decomposed into letters. */
const SYLLABLE = /(?=[\u1100-\u115F\uA960-\uA97C])/;
/** Scripts below this code point, such as Latin, Arabic and the scripts of India, need no splitting. */
const FIRST_LETTER = 0x0e00;
const PART = 4;

export function isUnspaced(word: string): boolean {
  return (word.codePointAt(0) ?? 0) >= FIRST_LETTER && STARTS_UNSPACED.test(word);
}

export function toRunsOfScript(word: string): readonly string[] {
  return word.match(RUNS) ?? [];
}

/**
 * Returns the index entries of a word. A typed word finds entries that begin with it, so a text without spaces has a
 * four-letter entry for each letter, and a Korean word, which may be a compound, one for each syllable.
 */
export function toParts(word: string): readonly string[] {
  if ((word.codePointAt(0) ?? 0) < FIRST_LETTER) return [word];
  if (isUnspaced(word)) {
    const letters = Array.from(word);
    return letters.map((_, at) => letters.slice(at, at + PART).join(''));
  }
  const syllables = word.split(SYLLABLE);
  return syllables.map((_, at) => syllables.slice(at).join(''));
}

/** Splits a typed word without spaces into parts. A text that contains the word has all of them. */
export function toTypedParts(word: string): readonly string[] {
  if (!isUnspaced(word)) return [word];
  const parts = toParts(word);
  const last = Math.max(0, parts.length - PART);
  return parts.filter((_, at) => at === last || (at < last && at % PART === 0));
}
