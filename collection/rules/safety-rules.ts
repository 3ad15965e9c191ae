import { toNamedMinutes } from './times.ts';
import { readIngredient } from './units.ts';
import type { Rule, WrittenDish } from './written-dish.ts';

const POULTRY = /\b(?:chicken|duck|goose|turkey)\b(?! (?:fat|stock|broth|bouillon))/i;
const STEWS = /\b(?:simmer|brais|stew|poach)/i;
/** Minutes of simmering after which poultry is certainly done. */
const STEWED_MINUTES = 40;

/** Returns the steps from the first use of a matching ingredient. */
function findStepsOf(dish: WrittenDish, food: RegExp): readonly string[] {
  const indices = dish.ingredients.flatMap((line, index) => (food.test(line) ? [index] : []));
  const first = dish.stepIngredients.findIndex((list) =>
    indices.some((index) => list.includes(index)),
  );
  return first < 0 ? [] : dish.instructions.slice(first);
}

/** Requires a temperature, because colour does not show that poultry is safe. */
const poultry: Rule = (dish) => {
  const steps = findStepsOf(dish, POULTRY);
  const isStewed = steps.some((step) => STEWS.test(step) && toNamedMinutes(step) > STEWED_MINUTES);
  return steps.length === 0 || isStewed || steps.some((step) => /\b74 °C/.test(step))
    ? []
    : ['instructions: chicken or turkey without “74 °C”'];
};

const MINCED = /\b(?:minced|ground) (?:beef|lamb|pork|veal|meat)\b/;
const SHAPED = /\b(?:patties|patty|meatballs?|balls|burgers?)\b/i;
const SEARS = /\b(?:fry|grill|griddle|sear|broil)\b/i;

const mince: Rule = (dish) => {
  const text = findStepsOf(dish, MINCED).join(' ');
  return SHAPED.test(text) && SEARS.test(text) && !/\b71 °C/.test(text)
    ? ['instructions: minced meat in pieces without “71 °C”']
    : [];
};

/** Minimum millilitres of oil for deep frying. */
const DEEP_OIL = 500;

const deepFat: Rule = (dish) => {
  const isDeep = dish.ingredients.some((line) => {
    const read = readIngredient(line);
    if (typeof read === 'string' || !/\b(?:oil|lard|shortening)\b/.test(read.name)) return false;
    const size = { ml: 1, g: 1, l: 1000, kg: 1000 }[read.unit ?? ''] ?? 0;
    return (read.amount ?? 0) * size >= DEEP_OIL;
  });
  const text = dish.instructions.join(' ');
  if (!isDeep) return [];
  return [
    ...(/\bhalf[- ]full\b|\b(?:no (?:more|higher) than|at most) (?:half|a third)\b/i.test(text)
      ? []
      : ['instructions: deep fat without “no more than half full”']),
    ...(/\b(?:never|not|don’t) (?:leave|walk)|\bnever left|\bunattended|\bstay (?:with|beside|by)\b/i.test(
      text,
    )
      ? []
      : ['instructions: deep fat without “never leave it”']),
  ];
};

const COMMON_BEANS =
  /\b(?:green|french|runner|kidney|borlotti|cannellini|pinto|navy|haricot|white|black|red) beans\b/i;
const IS_COOKED = /\b(?:canned|cooked|fermented|tinned)\b/i;
const BOILS = /\b(?:boil|simmer|steam|blanch|cook|bake)/i;

/** Raw common beans contain a toxin that heat destroys. */
const beans: Rule = (dish) =>
  dish.ingredients.flatMap((line, index) => {
    if (!COMMON_BEANS.test(line) || IS_COOKED.test(line)) return [];
    const first = dish.stepIngredients.findIndex((list) => list.includes(index));
    const isBoiled = first >= 0 && dish.instructions.slice(first).some((step) => BOILS.test(step));
    return isBoiled ? [] : [`“${line}”: is eaten raw`];
  });

const BROAD_BEANS = /\b(?:broad|fava) beans\b/;

const broadBeans: Rule = (dish) =>
  dish.ingredients.some((line) => BROAD_BEANS.test(line)) && !/\bG6PD\b/.test(dish.notes ?? '')
    ? ['notes: broad beans without G6PD deficiency']
    : [];

const COLD = /\b(?:fridge|refrigerat|freez|frozen|chill)/i;
const WAITS = /\b(?:stands?|keeps?|waits?|stays?|holds?|rests?|sits?|left)\b/i;
const LONG = /\bovernight\b|\b(?:a|one|the|next|[2-9]|two|three) (?:night|days?)\b/i;
const HOURS = /\b(?:[3-9]|1\d|2\d|three|four|five|six|several|few) hours\b/i;
const RAW = /\b(?:raw|unbaked|uncooked|unfried|filled|shaped|assembled|marinade)\b/i;
const COVER = /\bunder (?:a|the) (?:cover|cloth|lid|towel)\b/i;
const SPOILS =
  /\b(?:beef|chicken|custard|eggs?|fish|lamb|mince|minced|meat|pork|prawns|ragù|shrimp|veal)\b/i;

/** Perishable food must wait in the fridge, and rice must not be kept warm for hours. */
const waiting: Rule = ({ ingredients, notes = '' }) => {
  const hasSpoiling = SPOILS.test(ingredients.join('\n'));
  const hasRice = /\brice\b(?! (?:vinegar|wine|flour|paper|vermicelli|noodle|miso|cake))/i.test(
    ingredients.join('\n'),
  );
  return notes.split(/(?<=\.)\s/).flatMap((sentence) => {
    if (COLD.test(sentence) || !WAITS.test(sentence)) return [];
    const isLong = LONG.test(sentence) || HOURS.test(sentence);
    const isRice = hasRice && HOURS.test(sentence);
    const isRaw = hasSpoiling && isLong && RAW.test(sentence);
    return isRice || isRaw || (isLong && COVER.test(sentence))
      ? [`notes: waits without the fridge in “${sentence}”`]
      : [];
  });
};

/** Rules against foodborne illness and burns, each with the title of its test. */
export const SAFETY_RULES: readonly (readonly [sentence: string, rule: Rule])[] = [
  ['chicken and turkey name 74 °C, unless they are stewed', poultry],
  ['minced meat that is fried in pieces names 71 °C', mince],
  ['deep fat fills half the pot and is never left', deepFat],
  ['common beans are boiled', beans],
  ['broad beans warn of G6PD deficiency', broadBeans],
  ['what spoils waits in the fridge', waiting],
];
