/**
 * Synonyms of the words in recipes, used only by the search. Words must be in the singular. Names of single dishes are
 * in `other-names.ts`.
 */

/** Synonyms besides the British and American names in the table of foods: each finds all the others. */
export const SAME: readonly (readonly string[])[] = [
  ['chilli flake', 'chili flake', 'chile flake', 'red pepperflake'],
  ['crayfish', 'crawfish'],
  ['passata', 'tomato sauce'],
  ['plain flour', 'all purpose flour', 'allpurpose flour'],
  ['caster sugar', 'superfine sugar'],
  // `toSingular` turns “molasses” into this.
  ['treacle', 'molass'],
  ['chickpea', 'garbanzo'],
  ['chilli', 'chili', 'chile'],
  ['yogurt', 'yoghurt', 'curd'],
  ['hummus', 'houmous'],
  ['minced', 'mince'],
  ['omelette', 'omelet'],
  ['doughnut', 'donut'],
  ['corn', 'maize', 'sweetcorn'],
  ['barbecue', 'bbq', 'grill', 'grilled'],
  ['skewer', 'kebab', 'kabob'],
  ['flatbread', 'flat bread'],
];

/** Foods of the table that find all their kinds. */
export const FOOD_KINDS: readonly string[] = [
  'cheese',
  'pasta',
  'noodle',
  'fish',
  'shellfish',
  'bean',
  'nut',
];

/** A kind and its members besides those in the table: the kind finds all members, a member finds only itself. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  bread: ['baguette', 'chapati', 'ciabatta', 'naan', 'pita', 'sourdough'],
  cheese: ['queso'],
  noodle: ['ramen', 'soba', 'udon', 'vermicelli', 'pad thai', 'pho'],
  dumpling: ['gyoza', 'jiaozi', 'mandu', 'momo', 'pierogi', 'wonton', 'bao', 'ravioli'],
  bell: ['green pepper', 'red pepper', 'yellow pepper'],
  capsicum: ['bell pepper', 'green pepper', 'red pepper', 'yellow pepper'],
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
  bean: ['chickpea', 'kidney bean', 'pinto'],
  pulse: ['bean', 'chickpea', 'lentil'],
  stew: ['gumbo', 'tagine', 'slow cooked', 'slow cooking', 'moqueca'],
  beef: ['minced beef', 'ground beef'],
  lamb: ['minced lamb', 'ground lamb'],
  pork: ['minced pork', 'ground pork'],
  mince: [
    'minced beef',
    'minced lamb',
    'minced pork',
    'minced veal',
    'ground beef',
    'ground lamb',
    'ground pork',
  ],
};

/** Close substitutes, used if the collection has no match. */
export const NEAR: Readonly<Record<string, readonly string[]>> = {
  pasta: ['noodle'],
  spaghetti: ['noodle'],
  dessert: ['pancake'],
  cake: ['pancake'],
  cheesecake: ['dessert'],
  brownie: ['dessert'],
  bagel: ['bread'],
  dumpling: ['empanada'],
  samosa: ['empanada', 'pierogi'],
  burger: ['ground beef', 'minced beef', 'sandwich'],
  hamburger: ['ground beef', 'minced beef', 'sandwich'],
  sandwich: ['bread'],
  wrap: ['tortilla'],
  burrito: ['taco', 'enchilada', 'fajita'],
  quesadilla: ['taco', 'enchilada', 'fajita'],
  nacho: ['chilaquile', 'taco'],
  goulash: ['stew'],
  biryani: ['rice'],
  carbonara: ['pasta'],
  sushi: ['nori'],
  salmon: ['fish'],
  tuna: ['fish'],
  duck: ['chicken'],
  turkey: ['chicken'],
  caprese: ['salad'],
  snack: ['dip', 'street food'],
};

export const TAG_WORDS: Readonly<Record<string, string>> = {
  Breakfast: 'brunch, morning',
  'Finger food': 'party food, starter, appetizer, canape, snack, tapas',
  'For guests': 'party food, dinner party, entertaining',
  'Freezes well': 'freezer, batch cooking',
  'Make ahead': 'meal prep',
  Mezze: 'starter, appetizer, side dish, tapas',
  'No cooking': 'raw, no cook',
  'One Pot': 'one pan',
  Salad: 'starter, appetizer, side dish, healthy, light',
  'Slow cooked': 'slow cooker, crockpot',
  Soup: 'starter, appetizer, winter',
  Stew: 'casserole, winter',
  'Street food': 'snack',
  Sweet: 'dessert, pudding, treat',
  Vegan: 'vegetarian, plant based, meatless, meat free, veggie, healthy',
  Vegetarian: 'meatless, meat free, veggie',
};

export const CUISINE_WORDS: Readonly<Record<string, string>> = {
  British: 'english, england',
  Filipino: 'asian, philippines',
  Jamaican: 'caribbean',
  Lebanese: 'middle eastern',
  Moroccan: 'north african',
  Persian: 'middle eastern, iranian, iran',
  Turkish: 'middle eastern',
};

/** Phrases that mean something else than their words: a fish cake is not a cake. */
export const COMPOUNDS: readonly string[] = toPairs(`
  crab cake, fish cake, pepper flake, rice cake, curry powder, curry leaf, curry paste, fish steak, fish sauce, oyster sauce, apple juice, stir fry, rice paper,
  chicken stock, beef stock, fish stock, vegetable stock, chicken broth, rice vinegar, peanut oil, groundnut oil,
  low carb, middle eastern, middle east
`);

/** Two typed words that match only as a phrase: names of dishes and food, and words that are often written apart. */
export const SPLIT_WORDS: readonly string[] = toPairs(`
  apple cake, apple pie, banana bread, bean soup, butter chicken, caesar salad, carrot cake, chicken curry, chicken salad, chicken soup,
  chocolate cake, egg salad, fish pie, fish soup, french toast, fried chicken, fried egg, fried rice, garlic bread, green curry, ground beef,
  ground lamb, ground pork, lamb stew, lentil soup, mashed potato, minced beef, minced lamb, minced pork, mushroom soup, onion soup,
  pad thai, peanut butter, poached egg, pork chop, potato salad, potato soup, pulled pork, red curry, rice pudding, roast chicken,
  scrambled egg, spring roll, summer roll, sweet potato, tikka masala, tomato soup, tuna salad,
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
