const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;
/** Maximum code units of a letter with its marks. A longer one may be cut. */
const GRAPHEME_MAX = 64;

/** Returns the longest beginning of a text with at most `most` code units that does not cut a letter, flag or emoji. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const at = segmenter?.segment(text.slice(0, most + GRAPHEME_MAX)).containing(most)?.index ?? 0;
  // Never cuts a surrogate pair.
  return at > most - GRAPHEME_MAX && at > 0
    ? text.slice(0, at)
    : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

/** Cuts a text to at most `characters` Unicode characters and "…", but not inside a letter, flag or emoji. */
export function truncateWithEllipsis(text: string, characters: number): string {
  const beginning = Array.from(text.slice(0, 2 * (characters + 1)));
  if (beginning.length <= characters) return text;
  return `${truncate(text, beginning.slice(0, characters).join('').length)}…`;
}

export function toGraphemes(text: string): string[] {
  return segmenter
    ? Array.from(segmenter.segment(text), ({ segment }) => segment)
    : Array.from(text);
}
