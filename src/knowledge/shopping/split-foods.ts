import { readLine } from './read-line.ts';
import { splitItems } from './split-items.ts';

const BETWEEN = /\s*,\s*(?:and\s+)?|\s+and\s+/i;

/**
 * Splits typed text into items: its lines, and foods in a row such as "milk, 6 eggs and bread". A line stays whole if a
 * part of it is no food by itself: "2 onions, finely chopped", "half and half".
 */
export function splitFoods(text: string): string[] {
  return splitItems(text).flatMap((item) => {
    const parts = item.split(BETWEEN);
    return parts.length > 1 && !isOneFood(item) && parts.every(isOneFood) ? parts : [item];
  });
}

function isOneFood(item: string): boolean {
  const { food, name, note } = readLine(item);
  return food !== undefined && name !== '' && note === undefined;
}
