/** Patterns for amounts as the collection writes them: "2", "1½", "1 1/2", "0.5", "2 to 3". */
export const FRACTION = '¼½¾⅓⅔⅛⅜⅝⅞';
export const NUMBER = String.raw`(?:\d+\s\d+/\d+|\d+(?:[.,/]\d+)?\s?[${FRACTION}]?|[${FRACTION}])`;
export const RANGE = String.raw`${NUMBER}(?:\s?(?:-|–|to|or)\s?${NUMBER})?`;
/** The number words of kitchen sentences, in order. */
export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
/** Units and things counted like them, in an ingredient's line and in a sentence. */
export const MEASURES =
  'kg|kilograms?|kilos?|g|grams?|mg|ml|cl|dl|l|lit(?:re|er)s?|tbsp|tablespoon(?:ful)?s?|tsp|teaspoon(?:ful)?s?|cups?|oz|ounces?|lbs?|pounds?|pints?|quarts?|cloves?|slices?|sprigs?|stalks?|sticks?|bunch(?:es)?|handfuls?|pinch(?:es)?|cans?|tins?|sheets?|heads?|ears?|knobs?|pods?';

const VALUES: Record<string, number> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

/** "1½" or "1 1/2" -> 1.5; what is no number counts as 0. */
export function toNumber(text: string): number {
  const fraction = Array.from(text).reduce((sum, letter) => sum + (VALUES[letter] ?? 0), 0);
  const plain = text.replace(new RegExp(`[${FRACTION}]`, 'g'), ' ').replace(',', '.');
  return plain
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, piece) => {
      const [top = '0', bottom] = piece.split('/');
      return sum + (bottom ? Number(top) / Number(bottom) : Number(top) || 0);
    }, fraction);
}
