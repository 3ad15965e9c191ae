/** Patterns for amounts as people write them: "2", "1½", "1 1/2", "1-1/2", "0.5", "1,000", "2 to 3". */
export const FRACTION = '¼-¾⅐-⅞';
export const SLASH = '[/⁄]';
/** Before "tin" a group of three figures is a size: "1 400 g tin". */
const THOUSANDS = String.raw`\d{1,3}(?:[ \u00a0\u2009\u202f’']\d{3})+(?!\d|\s?(?:g|ml|oz)\s(?:tin|can|pack|jar|bag|box|carton|bottle|block|bar))`;
const GROUPS = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3})+(?:,\d+)?(?!\d)`;
const MIXED = String.raw`\d+(?:\s|-)\d+${SLASH}\d+|\d+(?:\s|-)?[${FRACTION}]`;
export const NUMBER = String.raw`(?:${MIXED}|\d+${SLASH}\d+|${THOUSANDS}|${GROUPS}|\d+(?:[.,]\d+)?|[${FRACTION}])`;
export const RANGE = String.raw`${NUMBER}(?:\s?(?:-|–|—|to|or)\s?${NUMBER})?`;
/** The number words of kitchen sentences, in order. */
export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
/** Units and things counted like them, in an ingredient's line and in a sentence. */
export const MEASURES =
  'kg|kilograms?|kilos?|g|grams?|mg|ml|cl|dl|l|lit(?:re|er)s?|tbsp|tablespoon(?:ful)?s?|tsp|teaspoon(?:ful)?s?|cups?|oz|ounces?|lbs?|pounds?|pints?|quarts?|cloves?|slices?|sprigs?|stalks?|sticks?|bunch(?:es)?|handfuls?|pinch(?:es)?|cans?|tins?|sheets?|heads?|ears?|knobs?|pods?|thumbs?';

export const PLUS = String.raw`(?:\.?,?\s?(?:\+|plus|and|&)\s?|\.?\s)`;
export const SPOONED = String.raw`(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|fl\.? oz)`;
/** A larger and a smaller unit: "1 lb 8 oz", "1 cup + 2 tbsp". */
export const COMPOUND = String.raw`${NUMBER}\s?(?:(?:lbs?|pounds?)${PLUS}${NUMBER}\s?(?:oz|ounces?)|(?:kg|kilograms?|kilos?)${PLUS}${NUMBER}\s?(?:g|grams?)|(?:l|lit(?:re|er)s?)${PLUS}${NUMBER}\s?(?:ml|cl|dl)|(?:quarts?|pints?|${SPOONED})(?:${PLUS}${NUMBER}\s?${SPOONED})+)(?![a-z])\.?`;

/** Makes a text match patterns for small letters. Keeps the positions of all letters, which `toLowerCase` does not. */
export function toSmallLetters(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
