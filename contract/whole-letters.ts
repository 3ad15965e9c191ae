const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
/** A letter with more marks is cut within: code units. */
const LONGEST_LETTER = 64;

/** The longest beginning of a text with at most `most` code units that does not cut a letter, flag or emoji. */
export function toWholeLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  const at = segmenter?.segment(text.slice(0, most + LONGEST_LETTER)).containing(most)?.index ?? 0;
  // Never half of a character of two code units.
  return at > most - LONGEST_LETTER && at > 0
    ? text.slice(0, at)
    : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** An excerpt of at most so many Unicode characters, with "…" if the text is longer. Cuts no letter, flag or emoji. */
export function toExcerptOf(text: string, characters: number): string {
  const beginning = Array.from(text.slice(0, 2 * (characters + 1)));
  if (beginning.length <= characters) return text;
  return `${toWholeLetters(text, beginning.slice(0, characters).join('').length)}…`;
}

/** Letters with their marks, flags and emoji. */
export function toLetters(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}
