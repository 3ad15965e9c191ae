/** " creme brulee 2 " for "Crème brûlée, 2": words without case, accents and signs, each with a space before it. */
export function toSearchText(...texts: readonly string[]): string {
  const words = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ` ${words} `;
}

/** More words than this narrow nothing. */
const WORDS = 8;

/** A LIKE pattern for every word that a search text must have, at a word's beginning. A word holds no sign of LIKE. */
export function toSearchPatterns(wanted: string): string[] {
  const words = toSearchText(wanted).trim().split(' ').filter(Boolean);
  return words.slice(0, WORDS).map((word) => `% ${word}%`);
}
