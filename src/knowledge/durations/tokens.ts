/** A number, a word in small letters, or a sign of a sentence. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** "1 1/2" and "1-1/2" are one number, "1-1½" is a span of two; hyphens stand alone. */
const TOKEN =
  /\d+[ -]\d\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?(?:\s?[¼½¾⅓⅔⅛⅜⅝⅞])?|[¼½¾⅓⅔⅛⅜⅝⅞]|\p{L}+|[^\s]/gu;

export function toTokens(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));
}
