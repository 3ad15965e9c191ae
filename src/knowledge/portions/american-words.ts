type Pair = readonly [british: string, american: string];

/** Nouns that add an s for the plural in both columns. */
const COUNTED: readonly Pair[] = [
  ['aubergine', 'eggplant'],
  ['banana crisp', 'banana chip'],
  ['beetroot', 'beet'],
  ['black-eyed bean', 'black-eyed pea'],
  ['broad bean', 'fava bean'],
  ['butter bean', 'lima bean'],
  ['gherkin', 'pickle'],
  ['groundnut', 'peanut'],
  ['haricot bean', 'navy bean'],
  ['potato crisp', 'potato chip'],
  ['rasher', 'slice'],
  ['savoiardi biscuit', 'ladyfinger'],
  ['spring onion', 'scallion'],
  ['sultana', 'golden raisin'],
  ['swede', 'rutabaga'],
  ['green pepper', 'green bell pepper'],
  ['red pepper', 'red bell pepper'],
  ['yellow pepper', 'yellow bell pepper'],
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
  ['beef dripping', 'beef tallow'],
  ['beef shin', 'beef shank'],
  ['bicarbonate of soda', 'baking soda'],
  ['caster sugar', 'granulated sugar'],
  ['chilli', 'chile'],
  ['chillies', 'chiles'],
  ['chilli flakes', 'red pepper flakes'],
  ['chilli oil', 'chili oil'],
  ['chilli powder', 'chili powder'],
  ['chilli sauce', 'chili sauce'],
  ['coriander', 'cilantro'],
  ['cornflour', 'cornstarch'],
  ['courgette', 'zucchini'],
  ['courgettes', 'zucchini'],
  ['curd cheese', 'farmer cheese'],
  ['demerara sugar', 'turbinado sugar'],
  ['desiccated coconut', 'unsweetened shredded coconut'],
  ['double cream', 'heavy cream'],
  ['dried yeast', 'active dry yeast'],
  ['floury potatoes', 'russet potatoes'],
  ['icing sugar', 'powdered sugar'],
  ['instant dried yeast', 'instant yeast'],
  ['mangetout', 'snow peas'],
  ['mature cheddar', 'sharp cheddar'],
  ['minced beef', 'ground beef'],
  ['minced lamb', 'ground lamb'],
  ['minced pork', 'ground pork'],
  ['minced veal', 'ground veal'],
  ['the mince', 'the ground meat'],
  ['plain flour', 'all-purpose flour'],
  ['prawn', 'shrimp'],
  ['prawns', 'shrimp'],
  ['pudding rice', 'short-grain rice'],
  ['rocket', 'arugula'],
  ['self-raising flour', 'self-rising flour'],
  ['single cream', 'light cream'],
  ['soured cream', 'sour cream'],
  ['stewing beef', 'stew beef'],
  ['stoned', 'pitted'],
  ['streaky bacon', 'bacon'],
  ['strong white flour', 'bread flour'],
  ['tomato passata', 'tomato purée'],
  ['passata', 'tomato purée'],
  ['tomato purée', 'tomato paste'],
  ['tomato ketchup', 'ketchup'],
  ['treacle', 'molasses'],
  ['white cabbage', 'green cabbage'],
  ['wholemeal flour', 'whole-wheat flour'],
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
  ...COUNTED.flatMap(([british, american]): Pair[] => [
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
