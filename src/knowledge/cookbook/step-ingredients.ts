import { findFoods } from '#contract/food/find-foods.ts';
import type { Food } from '#contract/food/food.ts';
import { isKindOf } from '#contract/food/foods.ts';
import { toSingular } from '#contract/search/singular.ts';
import { readLine } from '../shopping/read-line.ts';

interface Group {
  at: number;
  text: string;
}

/** "all the ingredients", and "the sauce ingredients" for a group. */
const ALL = /\ball (?:of )?(?:the |your )?(?:remaining )?ingredients\b/i;
const GROUP_WORDS = /^(?:for|to make|to)?\s*(?:the|a|an)?\s*/i;

/** The ingredients that each step uses, as indices, found by their foods or by the last word of their names. */
export function toStepIngredients(
  ingredients: readonly string[],
  steps: readonly string[],
  groups: readonly Group[] = [],
): number[][] {
  const known = ingredients.map((line) => {
    const { food, name } = readLine(line);
    return { food, word: food ? '' : toLastWord(name) };
  });
  return steps.map((step) => {
    const foods = findFoods(step).map((found) => found.food);
    const words = new Set(toWords(step));
    const named = new Set(foods.flatMap((food) => toNamed(food, known)));
    const wanted = toWholeGroups(step, groups, ingredients.length);
    return known.flatMap(({ word }, at) =>
      named.has(at) || wanted.has(at) || (word !== '' && words.has(word)) ? [at] : [],
    );
  });
}

/** Ingredients of exactly this food, otherwise of its kinds: "onions" are also the red onion. */
function toNamed(food: Food, known: readonly { food: Food | undefined }[]): number[] {
  const filter = (fits: (one: Food) => boolean) =>
    known.flatMap((one, at) => (one.food && fits(one.food) ? [at] : []));
  const exact = filter((one) => one.id === food.id);
  if (exact.length > 0) return exact;
  const kinds = filter((one) => isKindOf(one, food));
  return kinds.length > 0 ? kinds : filter((one) => isKindOf(food, one));
}

function toWholeGroups(step: string, groups: readonly Group[], count: number): ReadonlySet<number> {
  const text = step.toLowerCase();
  const found = new Set<number>();
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) found.add(at);
  };
  for (const [n, { at, text: heading }] of groups.entries()) {
    const name = heading.toLowerCase().replace(GROUP_WORDS, '');
    const isMeant =
      text.includes(`${name} ingredients`) || text.includes(`ingredients for the ${name}`);
    if (name !== '' && isMeant) add(at, groups[n + 1]?.at ?? count);
  }
  if (found.size === 0 && ALL.test(step)) add(0, count);
  return found;
}

function toLastWord(name: string): string {
  const core = name.replace(/\([^()]*\)/g, '').split(/,| - | or /, 1)[0] ?? '';
  const word = toWords(core).at(-1) ?? '';
  return word.length >= 3 ? word : '';
}

function toWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map(toSingular);
}
