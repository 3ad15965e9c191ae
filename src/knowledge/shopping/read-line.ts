import { type FoundFood, findFoods } from '#contract/food/find-foods.ts';
import type { Food } from '#contract/food/food.ts';
import { findFood, isKindOf } from '#contract/food/foods.ts';
import { type ReadAmount, readAmount } from './read-amount.ts';
import { withoutBullet } from './split-items.ts';

export interface ReadLine extends ReadAmount {
  food: Food | undefined;
  /** The food as written, or the whole line without amount and remarks if no food is known. */
  name: string;
  /** Everything else: "large, finely chopped". */
  note: string | undefined;
}

const PART_OF =
  /^((?:(?:finely |freshly )?grated )?(?:zest|juice|rind|peel)(?: and (?:zest|juice))?) of (?=\S)/i;
/** Words after a food that begin a remark. */
const REMARK =
  /\s+(?=(?:to taste|to serve|for|plus|with|without|in|and|or|such as|cut|at|minus)\b)|\s*[,;]\s*|\s+[-–—]\s+/gi;
/** Parts of a food that people count: "4 garlic cloves". */
const COUNTED = /\s(clove|stalk|stick|lea(?:f|ve)|fillet|sheet|sprig|slice|rasher)s?$/i;

/** Reads amount, unit, food and remark of an ingredient line: "1 (14-oz) can tomatoes", "zest of 2 lemons". */
export function readLine(line: string): ReadLine {
  const notes: string[] = [];
  const note = (text: string | undefined) => {
    const trimmed = text?.replace(/^[\s,;]+|[\s,;]+$/g, '');
    if (trimmed) notes.push(trimmed);
  };
  let text = withoutBullet(toOneOrder(line)).replace(/\s+/g, ' ');
  const [, part] = PART_OF.exec(text) ?? [];
  if (part !== undefined) text = text.slice(part.length + ' of '.length);
  note(part);
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside);
  const { rest, remarks, ...amount } = readAmount(text.replace(/\s*\([^()]*\)/g, ''));
  for (const remark of remarks) note(remark);

  const { found, name, before, after } = splitName(rest);
  const [later, now] = [brackets.slice(1), brackets.slice(0, 1)];
  // A remark in brackets is between amount and food, or at the end.
  const isAtEnd = text.trimEnd().endsWith(')');
  if (!isAtEnd) for (const inside of brackets) note(inside);
  note(before);
  note(after);
  if (isAtEnd) for (const inside of [...now, ...later]) note(inside);
  const food = toMeant(found, name, amount);
  return {
    ...amount,
    ...toCounted(amount, food, rest, found),
    food,
    name,
    note: notes.length > 0 ? notes.join(', ') : undefined,
  };
}

/** "soy sauce | 2 tbsp" -> "2 tbsp soy sauce" */
function toOneOrder(line: string): string {
  const bar = line.lastIndexOf('|');
  return bar < 0 ? line : `${line.slice(bar + 1).trim()} ${line.slice(0, bar).trim()}`;
}

/** Splits "large onions, sliced" into the food, the words before it and the words after it. */
function splitName(text: string) {
  const foods = findFoods(text);
  const end = [...text.matchAll(REMARK)].find(
    ({ index }) =>
      foods.some((food) => food.end <= index) &&
      !foods.some(({ start, end: last }) => start < index && index < last),
  )?.index;
  const inHead = foods.filter((food) => end === undefined || food.end <= end);
  const found = pickMain(inHead, text);
  if (!found) {
    const [, head = text, tail = ''] = /^([^,]*)(.*)$/.exec(text) ?? [];
    return { found: undefined, name: head.trim(), before: undefined, after: tail };
  }
  const before = text.slice(0, found.start).replace(/\b(?:of|a|an|the)\b\s*/gi, '');
  const name = text.slice(found.start, found.end);
  const tail = text.slice(found.end, end).replace(COUNTED, '');
  const rest = end === undefined ? '' : text.slice(end);
  const isOwnKind = tail.trim() === '' || inHead.some(({ start }) => start >= found.end);
  return { found: found.food, name, before, after: (isOwnKind ? '' : tail) + rest };
}

/** Returns the last food: "garlic butter" is butter. But "cheddar cheese" is cheddar. */
function pickMain(foods: readonly FoundFood[], text: string): FoundFood | undefined {
  const last = foods.at(-1);
  const previous = foods.at(-2);
  if (!last || !previous) return last;
  const isNext = text.slice(previous.end, last.start).trim() === '';
  return isNext && isKindOf(previous.food, last.food) ? previous : last;
}

/** A pepper without a unit is a vegetable, and pepper from a spoon is a spice. */
function toMeant(
  food: Food | undefined,
  name: string,
  { amount, unit }: Omit<ReadAmount, 'rest' | 'remarks'>,
): Food | undefined {
  const isCounted = amount !== undefined && unit === undefined && /^peppers?$/i.test(name);
  if (isCounted) return findFood('sweet-pepper');
  return unit === 'ear' && food?.id === 'sweetcorn' ? findFood('corn-on-the-cob') : food;
}

/** "4 garlic cloves" are 4 cloves, but bay leaves are counted without a unit. */
function toCounted(
  { amount, unit }: Omit<ReadAmount, 'rest' | 'remarks'>,
  food: Food | undefined,
  text: string,
  found: Food | undefined,
): { unit?: string } {
  if (amount === undefined || unit !== undefined || !food || !found) return {};
  const [head = ''] = text.split(/[,;]/, 1);
  const [, word] = COUNTED.exec(` ${head.trim()}`) ?? [];
  if (word === undefined) return {};
  const one = word.toLowerCase() === 'leave' ? 'leaf' : word.toLowerCase();
  return (food.names[0] ?? '').endsWith(one) ? {} : { unit: one };
}
