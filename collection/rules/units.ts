/** Units in the only spelling that the collection uses. Counted ingredients such as “4 eggs” have no unit. */
const UNITS: ReadonlySet<string> = new Set(
  'g kg ml l tsp tbsp cm ball balls bunch bunches can cans clove cloves ear ears fillet fillets handful handfuls '
    .concat('head heads leaf leaves piece pieces pinch pinches pod pods rib ribs sheet sheets ')
    .concat('slice slices sprig sprigs stalk stalks stick sticks strip strips')
    .split(' '),
);

/** Other spellings of units, which would otherwise be read as counted ingredients (two pieces of “tablespoons”). */
const STRANGERS =
  /^(?:grams?|gr|kilos?|kgs|mls|lit(?:er|re)s?|dl|cl|tablespoons?|tbs|tbsps|teaspoons?|tsps|cups?|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|inch(?:es)?)\b/i;

const NUMBER = String.raw`(?:\d+(?:\.\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])`;
const AMOUNT = new RegExp(`^(${NUMBER}|an?)(?: (.*))?$`);
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

export interface IngredientLine {
  spelling: 'name first' | 'quantity first';
  name: string;
  amount: number | undefined;
  unit: string | undefined;
}

/** Parses “2½” as 2.5, and “a” and “an” as 1. */
export function toNumber(text: string): number {
  if (/^an?$/.test(text)) return 1;
  const fraction = FRACTIONS[text.slice(-1)] ?? 0;
  return Number(fraction ? text.slice(0, -1) || 0 : text) + fraction;
}

function toUnit(word: string | undefined): string | undefined {
  return word !== undefined && UNITS.has(word) ? word : undefined;
}

/** Parses a line of the list of ingredients. Returns the problem as a string if the line has one. */
export function readIngredient(line: string): IngredientLine | string {
  const [name = '', quantity, ...more] = line.split('|').map((part) => part.trim());
  if (quantity === undefined) return readQuantityFirst(name);
  if (name === '' || more.length > 0) return 'wants one name, one bar and one quantity';
  const spelling = 'name first';
  if (quantity === 'to taste') return { spelling, name, amount: undefined, unit: undefined };
  const [, number, rest] = AMOUNT.exec(quantity) ?? [];
  if (!number) return `has no quantity in “${quantity}”`;
  const unit = toUnit(rest);
  if (rest !== undefined && !unit) return `has the unknown unit “${rest}”`;
  return { spelling, name, amount: toNumber(number), unit };
}

function readQuantityFirst(line: string): IngredientLine | string {
  const [, number, rest = ''] = AMOUNT.exec(line) ?? [];
  if (!number) return 'has neither a bar nor a leading quantity';
  if (STRANGERS.test(rest)) return `has a unit the collection spells otherwise: “${rest}”`;
  const [first, ...others] = rest.split(' ');
  const unit = toUnit(first);
  const name = (unit ? others.join(' ') : rest).replace(/^of /, '');
  if (name === '') return 'has no name';
  return { spelling: 'quantity first', name, amount: toNumber(number), unit };
}
