import { findAmountProblems, findUnlisted, findUnusedShares, toNameStems } from './amounts.ts';
import { toMinutes, toMinutesOfSteps } from './times.ts';
import { readIngredient } from './units.ts';
import { toStems, toWords } from './words.ts';
import type { Rule } from './written-dish.ts';

const STEP_LENGTH = 240;
const SUBTITLE_LENGTH = 70;
/** Allows for knife work and shaping, for which steps give no time. */
const UNNAMED_MINUTES = 45;
/** Allows for bringing water to the boil and heating pans. */
const UNNAMED_COOKING_MINUTES = 15;

function within(field: string, count: number, least: number, most: number): string[] {
  return count < least || count > most ? [`${field}: ${count} is not ${least} to ${most}`] : [];
}

const lists: Rule = (dish) => [
  ...within('ingredients', dish.ingredients.length, 5, 18),
  ...within('instructions', dish.instructions.length, 5, 10),
  ...within('culturalBackground', dish.culturalBackground.split(/\s+/).length, 80, 200),
  ...within('fun_facts', dish.fun_facts.filter((fact) => fact !== '').length, 3, 10),
  ...(dish.fun_facts[0] ? [] : ['fun_facts[0]: must not be empty']),
];

const insight: Rule = (dish) => {
  const words = (dish.insight ?? []).flatMap(({ text }) => text.split(/\s+/));
  return within('insight (words)', words.length, 100, 260);
};

const spelling: Rule = (dish) =>
  dish.ingredients.flatMap((line, index) => {
    const read = readIngredient(line);
    return typeof read === 'string' ? [`ingredients[${index}]: ${read}`] : [];
  });

const titles: Rule = (dish) => [
  ...(dish.recipe_name === dish.title ? [] : ['recipe_name: differs from title']),
  ...within('subtitle (characters)', dish.subtitle.length, 10, SUBTITLE_LENGTH),
  ...(dish.imageAlt.startsWith('Illustration of ') ? [] : ['imageAlt: wants “Illustration of”']),
  ...dish.stepTitles.flatMap((title, n) =>
    within(`stepTitles[${n}] (words)`, title.split(' ').length, 2, 5),
  ),
  ...dish.instructions.flatMap((step, n) =>
    within(`instructions[${n}] (characters)`, step.length, 20, STEP_LENGTH),
  ),
];

const used: Rule = (dish) => {
  const indices = new Set(dish.stepIngredients.flat());
  const idle = dish.ingredients.flatMap((line, index) =>
    indices.has(index) ? [] : [`stepIngredients: no step uses “${line}”`],
  );
  const unsaid = dish.stepIngredients.flatMap((list, n) => {
    const said = new Set(toStems(dish.instructions[n] ?? ''));
    return list
      .filter((index) => !toNameStems(dish.ingredients[index] ?? '').some((stem) => said.has(stem)))
      .map((index) => `instructions[${n}]: does not speak of “${dish.ingredients[index]}”`);
  });
  return [...idle, ...unsaid];
};

const order: Rule = (dish) => {
  const uses = dish.stepIngredients.map((list) => new Set(list));
  const first = dish.ingredients.map((_, index) => uses.findIndex((list) => list.has(index)));
  return dish.ingredients.flatMap((line, index) =>
    (first[index] ?? 0) < (first[index - 1] ?? 0)
      ? [`ingredients[${index}]: “${line}” is used before the line above it`]
      : [],
  );
};

const times: Rule = (dish) => {
  const prep = toMinutes(dish.prepTime);
  const cook = toMinutes(dish.cookTime);
  if (prep === undefined) return [`prepTime: cannot be read in “${dish.prepTime}”`];
  if (cook === undefined) return [`cookTime: cannot be read in “${dish.cookTime}”`];
  const named = toMinutesOfSteps(dish.instructions);
  const least = Math.max(0, prep + cook - UNNAMED_MINUTES, cook - UNNAMED_COOKING_MINUTES);
  return within('prepTime, cookTime: minutes named in steps', named, least, prep + cook + 5);
};

/** Longer times must be round. */
const COUNTED_MINUTES = 15;

const roundTimes: Rule = (dish) =>
  (['prepTime', 'cookTime'] as const).flatMap((field) => {
    const minutes = toMinutes(dish[field]) ?? 0;
    return minutes > COUNTED_MINUTES && minutes % 5 > 0
      ? [`${field}: “${dish[field]}” is not a multiple of five`]
      : [];
  });

const SLIPS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['straight quotes', /["']/],
  ['exclamation mark', /!/],
  ['fraction with a slash', /\d\/\d/],
  ['stray blank', / {2}|^\s|\s$/],
];

const typography: Rule = (dish) => {
  const notes = (dish.insight ?? []).map(({ text }) => text);
  const prose = [
    dish.subtitle,
    dish.culturalBackground,
    ...dish.instructions,
    ...dish.fun_facts,
    ...notes,
  ];
  return SLIPS.flatMap(([name, pattern]) =>
    prose.filter((text) => pattern.test(text)).map((text) => `${name} in “${text}”`),
  );
};

const difference: Rule = (dish) => {
  const openings = dish.instructions.map((step) => toWords(step).slice(0, 3).join(' '));
  return openings.flatMap((opening, n) =>
    openings.indexOf(opening) === n ? [] : [`instructions[${n}]: a second “${opening}”`],
  );
};

/** The rules of docs/writing-recipes.md for one dish, each with the title of its test. */
export const DISH_RULES: readonly (readonly [sentence: string, rule: Rule])[] = [
  ['lists are neither too short nor too long', lists],
  ['the cultural insight is worth asking for and read in a minute', insight],
  ['ingredient lines are readable and their units known', spelling],
  ['titles, subtitles and steps keep their length', titles],
  ['every ingredient is used in a step, and the step says so', used],
  ['ingredients are listed in the order of use', order],
  ['amounts in steps agree with the list', findAmountProblems],
  ['the rest of a share is used later', findUnusedShares],
  ['what steps measure is in the list', findUnlisted],
  ['times can be read and agree with the steps', times],
  ['times above a quarter of an hour are multiples of five', roundTimes],
  ['quotes and fractions are typographic and nothing is shouted', typography],
  ['no two steps of a dish begin alike', difference],
];
