const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WORDED = new RegExp(`^(${NUMBERS.join('|')})(?= |$)`, 'i');

/** An amount that begins with a word in figures: "two ounces" -> "2 ounces", "half a pint" -> "½ pint". */
export function toFigures(text: string): string {
  return text
    .replace(/^(?:a|one) dozen/i, '12')
    .replace(/^half an? /i, '½ ')
    .replace(/^a quarter of an? /i, '¼ ')
    .replace(/^three[ -]quarters of an? /i, '¾ ')
    .replace(/^an? (?=pound|ounce|pint|quart|lit|kilo|table|tea)/i, '1 ')
    .replace(WORDED, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 1));
}
