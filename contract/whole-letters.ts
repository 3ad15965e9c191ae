const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
/** Maximum code units of a letter with its marks. A longer one may be cut. */
const LONGEST_LETTER = 64;

/** Returns the longest beginning of a text with at most `most` code units that does not cut a letter, flag or emoji. */
export function toWholeLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  const at = segmenter?.segment(text.slice(0, most + LONGEST_LETTER)).containing(most)?.index ?? 0;
  // Never cuts a surrogate pair.
  return at > most - LONGEST_LETTER && at > 0
    ? text.slice(0, at)
    : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** Cuts a text to at most `characters` Unicode characters and "…", but not inside a letter, flag or emoji. */
export function toExcerptOf(text: string, characters: number): string {
  const beginning = Array.from(text.slice(0, 2 * (characters + 1)));
  if (beginning.length <= characters) return text;
  return `${toWholeLetters(text, beginning.slice(0, characters).join('').length)}…`;
}

export function toLetters(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}
