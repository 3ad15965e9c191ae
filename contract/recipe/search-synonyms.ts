/**
 * What cooks call things besides the word that a recipe uses. A data file of the search alone: words in the singular,
 * several words as they follow each other.
 */

/** One thing under several names: each finds what the others find. */
export const SAME: readonly (readonly string[])[] = [
  ['beetroot', 'beet'],
  ['bicarbonate of soda', 'baking soda'],
  ['black eyed bean', 'black eyed pea'],
  ['chilli flake', 'chili flake', 'chile flake', 'red pepperflake'],
  ['cornflour', 'cornstarch'],
  ['crayfish', 'crawfish'],
  ['demerara sugar', 'turbinado sugar'],
  ['gherkin', 'pickle'],
  ['minced beef', 'ground beef'],
  ['passata', 'tomato sauce'],
  ['plain flour', 'all purpose flour', 'allpurpose flour'],
  ['potato crisp', 'potato chip'],
  ['soured cream', 'sour cream'],
  ['tomato puree', 'tomato paste'],
  // `toSingular` makes this of “molasses”.
  ['treacle', 'molass'],
  ['prawn', 'shrimp'],
  ['coriander', 'cilantro'],
  ['aubergine', 'eggplant'],
  ['courgette', 'zucchini'],
  ['spring onion', 'scallion'],
  ['chickpea', 'garbanzo'],
  ['chilli', 'chili', 'chile'],
  ['yogurt', 'yoghurt', 'curd'],
  ['hummus', 'houmous'],
  ['rocket', 'arugula'],
  ['double cream', 'heavy cream'],
  ['icing sugar', 'powdered sugar'],
  ['caster sugar', 'superfine sugar'],
  ['minced', 'mince'],
  ['groundnut', 'peanut'],
  ['corn', 'maize', 'sweetcorn'],
  ['barbecue', 'bbq', 'grill', 'grilled'],
  ['murgh makhani', 'butter chicken'],
];

/** A kind and what belongs to it: the kind finds them all, each of them only itself. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  cheese: [
    'brie',
    'cheddar',
    'feta',
    'goat cheese',
    'gorgonzola',
    'gruyere',
    'halloumi',
    'mozzarella',
    'paneer',
    'parmesan',
    'pecorino',
    'queso',
    'ricotta',
    'roquefort',
  ],
  pasta: [
    'bucatini',
    'fettuccine',
    'lasagna',
    'lasagne',
    'linguine',
    'macaroni',
    'orzo',
    'penne',
    'ravioli',
    'rigatoni',
    'spaghetti',
    'tagliatelle',
  ],
  noodle: ['ramen', 'soba', 'udon', 'vermicelli', 'pad thai', 'pho'],
  dumpling: ['gyoza', 'jiaozi', 'mandu', 'momo', 'pierogi', 'wonton', 'bao', 'ravioli'],
  dessert: [
    'baklava',
    'brownie',
    'cake',
    'churro',
    'cookie',
    'custard',
    'flan',
    'ice cream',
    'mochi',
    'pie',
    'pudding',
    'sorbet',
    'tart',
    'tiramisu',
  ],
  bell: ['green pepper', 'red pepper', 'yellow pepper'],
  capsicum: ['bell pepper', 'green pepper', 'red pepper', 'yellow pepper'],
  fish: ['bass', 'cod', 'grouper', 'haddock', 'halibut', 'mackerel', 'salmon', 'trout', 'tuna'],
  shellfish: ['clam', 'crab', 'lobster', 'mussel', 'oyster', 'prawn', 'scallop', 'shrimp'],
  seafood: [
    'clam',
    'cod',
    'crab',
    'lobster',
    'mussel',
    'prawn',
    'salmon',
    'shrimp',
    'squid',
    'tuna',
  ],
  meat: ['beef', 'chicken thigh', 'lamb', 'pork', 'sausage', 'veal'],
  bread: ['baguette', 'chapati', 'ciabatta', 'naan', 'pita', 'sourdough'],
  bean: ['chickpea', 'kidney bean', 'lentil', 'pinto'],
  pulse: ['bean', 'chickpea', 'lentil'],
  nut: ['almond', 'cashew', 'hazelnut', 'peanut', 'pistachio', 'walnut'],
  stew: ['gumbo', 'tagine', 'slow cooked', 'slow cooking', 'moqueca'],
  fast: ['quick'],
  easy: ['quick'],
  vegetarian: ['vegan'],
};

/** Not the same, but what comes nearest where a collection has none of it. */
export const NEAR: Readonly<Record<string, readonly string[]>> = {
  pasta: ['noodle'],
  spaghetti: ['noodle'],
  dessert: ['pancake'],
  cake: ['pancake'],
  dumpling: ['empanada'],
  burger: ['minced beef'],
  sandwich: ['bread'],
  wrap: ['tortilla'],
  sushi: ['nori'],
  snack: ['dip', 'street food'],
};

/** What is a thing of its own: a fish cake is no cake. */
export const COMPOUNDS: readonly string[] = ['crab cake', 'fish cake', 'pepper flake', 'rice cake'];

/** Often written as two words: typed so, they mean the one thing. */
export const WRITTEN_APART: readonly string[] = toPairs(`
  all purpose, beet root, black berry, blue berry, bread crumb, butter milk, butter nut, butter scotch, cat fish, cheese burger, cheese cake,
  chest nut, chick pea, coco nut, corn bread, corn flour, corn starch, cran berry, cray fish, cup cake, cuttle fish,
  dough nut, egg nog, egg plant, elder berry, elder flower, flat bread, ginger bread, goose berry, grape fruit, ground nut,
  ham burger, hazel nut, hot dog, horse radish, ice cream, jack fruit, lemon grass, meat ball, meat loaf, milk shake, oat meal,
  pan cake, passion fruit, pea nut, pepper corn, pine apple, pine nut, pop corn, rasp berry, sauer kraut, sea food, sea weed,
  shell fish, short bread, short crust, sour dough, soy bean, soya bean, stir fry, straw berry, sweet bread, sweet corn,
  sword fish, wal nut, water cress, water melon
`);

function toPairs(list: string): string[] {
  return list.split(',').map((pair) => pair.trim());
}
