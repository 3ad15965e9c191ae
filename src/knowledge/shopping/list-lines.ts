import type { Food } from '#contract/food/food.ts';
import { findFood } from '#contract/food/foods.ts';
import type { Aisle } from '#contract/food/schema.ts';
import type { Filed, Need } from '#contract/list/schema.ts';
import { type ListState, listLiving } from '#contract/list/state.ts';
import { toTextKey } from '#contract/platform/text-key.ts';
import { addUp, type Total } from './totals.ts';

/** All open needs of the same food, or all bought ones. A tick on the line covers exactly `needs`. */
export interface ListLine {
  /** Id of the food, or a key of the text. With `isBought` it is unique. */
  key: string;
  food: Food | undefined;
  name: string;
  /** Undefined if the aisle is unknown. */
  aisle: Aisle | undefined;
  needs: readonly Need[];
  /** One for each dimension: weights, volumes, and each kind of pieces. */
  totals: readonly Total[];
  isBought: boolean;
  /** True if some of it was bought before these needs were added. */
  isMore: boolean;
}

/** Derives the lines of a list. They do not depend on the order of its needs and ticks. */
export function toListLines(state: ListState, filed: readonly Filed[] = []): ListLine[] {
  const aisles = new Map(filed.map((one) => [toFiledKey(one), one.aisle]));
  const groups = new Map<string, Need[]>();
  for (const need of listLiving(state).toSorted(byTime)) {
    const key = toLineKey(need);
    const group = groups.get(key);
    if (group) group.push(need);
    else groups.set(key, [need]);
  }
  const isBought = ({ _id }: Need) => state.ticks.get(_id)?.ticked === true;
  return [...groups].flatMap(([key, needs]) => {
    const food = findKnownFood(needs[0]);
    const bought = needs.filter(isBought);
    const open = needs.filter((need) => !isBought(need));
    const toLine = (part: readonly Need[], rest: Pick<ListLine, 'isBought' | 'isMore'>) => ({
      key,
      food,
      name: toName(part, food),
      aisle: aisles.get(key) ?? food?.aisle,
      needs: part,
      totals: addUp(part),
      ...rest,
    });
    return [
      toLine(open, { isBought: false, isMore: bought.length > 0 }),
      toLine(bought, { isBought: true, isMore: false }),
    ].filter((line) => line.needs.length > 0);
  });
}

/** Returns `lines` with each that did not change as the object of `before`. */
export function keepLines(
  before: readonly ListLine[],
  lines: readonly ListLine[],
): readonly ListLine[] {
  const known = new Map(before.map((line) => [toId(line), line]));
  return lines.map((line) => {
    const old = known.get(toId(line));
    return old && isSame(old, line) ? old : line;
  });
}

const toId = ({ key, isBought }: ListLine) => `${key} ${isBought}`;

/** Compares two lines. Fields that are not compared follow from the needs. */
function isSame(one: ListLine, other: ListLine): boolean {
  return (
    one.aisle === other.aisle &&
    one.isMore === other.isMore &&
    one.needs.length === other.needs.length &&
    one.needs.every((need, at) => need === other.needs[at])
  );
}

export function toLineKey(need: Pick<Need, 'foodId' | 'text'>): string {
  const food = findKnownFood(need);
  return food ? `food:${food.id}` : `text:${toTextKey(need.text)}`;
}

function toFiledKey({ food, text = '' }: Filed): string {
  return food === undefined ? `text:${toTextKey(text)}` : `food:${food}`;
}

/** A food may be of a newer version than this one. Its line then has the text of the need. */
function findKnownFood(need: Pick<Need, 'foodId'> | undefined): Food | undefined {
  return need?.foodId === undefined ? undefined : findFood(need.foodId);
}

/** Returns the name of the food, or the text of the first need. */
function toName(needs: readonly Need[], food: Food | undefined): string {
  return food?.names[0] ?? needs[0]?.text ?? '';
}

function byTime(one: Need, other: Need): number {
  return Date.parse(one.at) - Date.parse(other.at) || (one._id < other._id ? -1 : 1);
}
