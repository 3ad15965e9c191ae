import { SAFETY_RULES } from './safety-rules.ts';
import { toStems } from './words.ts';
import type { Rule } from './written-dish.ts';

const IN_OVEN = String.raw`\bin(?:to)? (?:the|an?) (?:[\p{L}-]+ )?oven\b`;
const BAKES = new RegExp(
  String.raw`(?:^|[.;,:] |\b(?:and|then|or|too) )(?:bake|roast)\b|${IN_OVEN}`,
  'iu',
);
/** Excludes “under a hot grill”, which already makes the cook heat the grill. */
const GRILLS =
  /\bunder (?:the|an?) (?!(?:very )?(?:hot|fierce))(?:[\p{L}-]+ )?(?:grill|broiler)\b/iu;
const HEATS_OVEN = toHeating('oven');
const HEATS_GRILL = toHeating('grill|broiler');

function toHeating(what: string): RegExp {
  const verb = '(?:(?:pre)?heat|set|turn|warm|light|switch)(?: up| on)?';
  return new RegExp(
    String.raw`\b${verb} (?:the|an?) (?:[\p{L}-]+ )?(?:${what})\b|\b(?:${what}) heated to\b`,
    'iu',
  );
}

/** Readers see one step at a time, so an earlier step has to heat the oven or the grill. */
const oven: Rule = (dish) =>
  [
    { uses: BAKES, heats: HEATS_OVEN, what: 'oven' },
    { uses: GRILLS, heats: HEATS_GRILL, what: 'grill' },
  ].flatMap(({ uses, heats, what }) => {
    const heated = dish.instructions.findIndex((step) => heats.test(step));
    return dish.instructions.flatMap((step, n) =>
      uses.test(step) && (heated < 0 || heated > n)
        ? [`instructions[${n}]: uses the ${what}, which no step heats before`]
        : [],
    );
  });

/** Steps have to give the total for both sides, because the timer starts with the time in the text. */
const sides: Rule = (dish) =>
  dish.instructions.flatMap((step, n) =>
    /(?:seconds?|minutes?) (?:a|per|each|on each|for each) side\b/.test(step)
      ? [`instructions[${n}]: wants the whole time, “turning halfway”`]
      : [],
  );

/** A step must give the time of a single piece or batch, because each gets its own timer. */
const total: Rule = (dish) =>
  dish.instructions.flatMap((step, n) =>
    /(?:seconds?|minutes?|hours?),? (?:in all|in total|altogether)\b/.test(step)
      ? [`instructions[${n}]: wants the time of one batch or piece, not “in all”`]
      : [],
  );

const FOREIGN_UNIT =
  /[\d½¼¾] (?:grams?|kilos?|litres?|tablespoons?|teaspoons?|cups?|ounces?|oz|pounds?|inch(?:es)?)\b/;

/** The app scales and converts only units in the spelling of the list. */
const units: Rule = (dish) =>
  dish.instructions.flatMap((step, n) => {
    const [found] = FOREIGN_UNIT.exec(step) ?? [];
    return found ? [`instructions[${n}]: “${found}” is spelt otherwise`] : [];
  });

const salt: Rule = (dish) => {
  const named = dish.ingredients.filter((line) => {
    const name = line.replace(/[,(|].*/, '').trim();
    return /\bsalt$/.test(name);
  });
  const open = named.filter((line) => !/\d|[½¼¾]|\ba pinch\b/.test(line));
  return [
    ...open.map((line) => `ingredients: “${line}” has no amount`),
    ...(named.length > 1 ? ['ingredients: salt stands in two lines'] : []),
  ];
};

const PEELED = /\b(?:plantains?|pineapple|sweet potato(?:es)?|prawns|shrimp)\b/;

/** Food with an inedible skin or shell is bought peeled, or peeled in a step. */
const peeled: Rule = (dish) =>
  dish.ingredients.flatMap((line, index) => {
    const [food] = PEELED.exec(line) ?? [];
    if (!food || /\bpeeled\b/.test(line)) return [];
    const users = dish.instructions.filter((_, n) => dish.stepIngredients[n]?.includes(index));
    return users.some((step) => /\bpeel\b/i.test(step)) ? [] : [`“${line}”: nobody peels it`];
  });

const SHELLFISH = /\b(?:mussels|clams)\b/;

const shellfish: Rule = (dish) => {
  if (!dish.ingredients.some((line) => SHELLFISH.test(line))) return [];
  const text = dish.instructions.join(' ');
  return [
    ...(/open when tapped/.test(text) ? [] : ['instructions: open shells are not thrown out']),
    ...(/stayed shut/.test(text) ? [] : ['instructions: shut shells are not thrown out']),
  ];
};

const FISH = /\b(?:sea bass|salmon|tuna|cod|grouper|mackerel|white fish)\b/;
const COOKS = /\b(?:simmer|fry|bake|grill|boil|steam|cook|sear|roast|poach)/i;

/** Acid firms fish but does not make it safe, so raw fish has to be frozen first. */
const rawFish: Rule = (dish) =>
  dish.ingredients.flatMap((line, index) => {
    const first = dish.stepIngredients.findIndex((list) => list.includes(index));
    const follows = first < 0 ? [] : dish.instructions.slice(first);
    if (!FISH.test(line) || follows.some((step) => COOKS.test(step))) return [];
    const isSafe = /\braw\b/.test(line) && /\bfreeze|\bfrozen/.test(dish.notes ?? '');
    return isSafe ? [] : [`“${line}”: is eaten raw, and nothing says what to buy`];
  });

const SEASONINGS = toStems(
  'allspice anchovies basil capers cardamom celery cinnamon cumin dill fennel garlic ginger honey mint mustard ' +
    'nutmeg oregano paprika saffron sugar thyme turmeric vinegar wine yogurt',
);

/** Notes on technique or place must not mention seasonings that the recipe does not use. */
const seasoning: Rule = (dish) => {
  const own = toStems([...dish.ingredients, ...dish.instructions].join(' '));
  const lines = dish.ingredients
    .join(' ')
    .replace(/\bgarlic cloves?|\bcloves? (?:of )?garlic/g, '');
  const isSpiced = /\bcloves\b/.test(lines.replace(/garlic \| \d+ cloves?/g, ''));
  return (dish.insight ?? [])
    .filter(({ about }) => about === 'technique' || about === 'place')
    .flatMap(({ text }) => {
      const said = toStems(text.replace(/\b(?:no|without|nor|never) [\p{L}]+/gu, ''));
      const strange = SEASONINGS.filter((one) => said.includes(one) && !own.includes(one));
      const clove = /, cloves?\b(?! of)/.test(text) && !isSpiced ? ['clove'] : [];
      return [...strange, ...clove].map((one) => `insight: speaks of ${one}, the recipe does not`);
    });
};

/** Rules that make a dish work and keep it safe in a kitchen, each with the title of its test. */
export const KITCHEN_RULES: readonly (readonly [sentence: string, rule: Rule])[] = [
  ['an oven that is used was heated', oven],
  ['the time for two sides is named whole', sides],
  ['a time is that of one batch or piece', total],
  ['steps spell their units as the list does', units],
  ['salt has an amount and one line', salt],
  ['what has to be peeled is peeled', peeled],
  ['mussels and clams are sorted before and after', shellfish],
  ['fish that is eaten raw is bought for it', rawFish],
  ['the insight seasons the dish as the recipe does', seasoning],
  ...SAFETY_RULES,
];
