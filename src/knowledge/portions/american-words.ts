import { TRANSLATIONS } from '#contract/food/foods.ts';

type Pair = readonly [british: string, american: string];

/** Nouns that add an s for the plural in both columns. Names of foods are in the table of foods. */
const COUNTED: readonly Pair[] = [
  ['rasher', 'slice'],
  // Not a pair of the table, since a search for chips must not find banana crisps.
  ['banana crisp', 'banana chip'],
  ['baking tin', 'baking pan'],
  ['cake tin', 'cake pan'],
  ['frying pan', 'skillet'],
  ['hob', 'stove'],
  ['loaf tin', 'loaf pan'],
  ['roasting tin', 'roasting pan'],
  ['tea towel', 'dish towel'],
  ['worktop', 'counter'],
  ['colour', 'color'],
  ['flavour', 'flavor'],
  ['litre', 'liter'],
  ['mould', 'mold'],
];

const OTHERS: readonly Pair[] = [
  ['chillies', 'chiles'],
  ['chilli sauce', 'chili sauce'],
  ['courgettes', 'zucchini'],
  ['floury potatoes', 'russet potatoes'],
  ['mangetout', 'snow peas'],
  ['prawns', 'shrimp'],
  ['pudding rice', 'short-grain rice'],
  // In the table, "tomato purée" is what Americans call tomato paste.
  ['tomato passata', 'tomato purée'],
  ['passata', 'tomato purée'],
  ['the mince', 'the ground meat'],
  ['stoned', 'pitted'],
  ['baking paper', 'parchment paper'],
  ['cling film', 'plastic wrap'],
  ['kitchen paper', 'paper towels'],
  ['grill of the oven', 'broiler'],
  ['heat the grill as high', 'heat the broiler as high'],
  ['lined tin', 'lined pan'],
  ['round tin', 'round pan'],
  ['springform tin', 'springform pan'],
  ['under a fierce grill', 'under a very hot broiler'],
  ['under a hot grill', 'under a hot broiler'],
  ['under a very hot grill', 'under a very hot broiler'],
  ['under the grill', 'under the broiler'],
  ['caramelise', 'caramelize'],
  ['centre', 'center'],
  ['fibres', 'fibers'],
  ['grey', 'gray'],
  ['savoury', 'savory'],
];

/** Names that contain a word of the tables but stay the same in American English. */
const SAME = [
  'ground coriander',
  'coriander seed',
  'coriander seeds',
  'crushed red pepper',
  'red pepper flakes',
  'red pepper paste',
  'long green pepper',
  'long green peppers',
  'dried red pepper',
  'dried red peppers',
  'ground red pepper',
  'red pepper powder',
  'red pepper sauce',
];

const AMERICAN: ReadonlyMap<string, string> = new Map([
  ...[...TRANSLATIONS, ...COUNTED].flatMap(([british, american]): Pair[] => [
    [british, american],
    [`${british}s`, `${american}s`],
  ]),
  ...OTHERS,
  ...SAME.map((name): Pair => [name, name]),
]);
const LONGEST_FIRST = [...AMERICAN.keys()].toSorted((a, b) => b.length - a.length).join('|');
const WORDS = new RegExp(`(^|[^\\p{L}-])(${LONGEST_FIRST})(?![\\p{L}-])`, 'giu');
const LEAVES = /coriander/i;
const SPICE = /\b(?:dried|ground|powder|root|seeds?)\b/i;

/**
 * Returns a function that replaces British kitchen words by American ones: "plain flour" by "all-purpose flour".
 * @param names Ingredients of the recipe. "coriander" becomes "cilantro" only if one of them is coriander leaves.
 */
export function toAmericanWords(names: readonly string[]): (text: string) => string {
  const hasLeaves = names.some((name) => LEAVES.test(name) && !SPICE.test(name));
  return (text) =>
    text.replace(WORDS, (all: string, before: string, word: string) => {
      const american = AMERICAN.get(word.toLowerCase());
      if (american === undefined || (american === 'cilantro' && !hasLeaves)) return all;
      const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
      return before + (isCapital ? american.charAt(0).toUpperCase() + american.slice(1) : american);
    });
}
