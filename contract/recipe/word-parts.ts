/** Letters of scripts that have no spaces between words, after marks are taken off. */
const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30FC\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;
const RUNS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** The first letter of a Korean syllable, which the words of a search are spelled by. */
const SYLLABLE = /(?=[\u1100-\u115F\uA960-\uA97C])/;
/** Below are Latin, Greek, Cyrillic, Hebrew, Arabic and the scripts of India. */
const FIRST_LETTER = 0x0e00;
/** Letters of a part. */
const PART = 4;

export function isUnspaced(word: string): boolean {
  return (word.codePointAt(0) ?? 0) >= FIRST_LETTER && STARTS_UNSPACED.test(word);
}

/** Cut where a script without spaces begins or ends. */
export function toRunsOfScript(word: string): readonly string[] {
  return word.match(RUNS) ?? [];
}

/**
 * By what a word is found, since a typed word means all that it begins: by itself, and inside of texts without spaces by the
 * next few letters from each letter on. Korean words are put together, so one is found from each syllable on.
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

/** A typed run without spaces as the parts that a text with it has. */
export function toTypedParts(word: string): readonly string[] {
  if (!isUnspaced(word)) return [word];
  const parts = toParts(word);
  const last = Math.max(0, parts.length - PART);
  return parts.filter((_, at) => at === last || (at < last && at % PART === 0));
}
