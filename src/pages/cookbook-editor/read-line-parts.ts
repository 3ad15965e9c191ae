import { findFoods } from '#contract/food/find-foods.ts';
import { isHeading } from '#knowledge/cookbook/headings.ts';
import { toIngredientLine } from '#knowledge/ingredient-line.ts';
import { readLine } from '#knowledge/shopping/read-line.ts';

interface Part {
  kind: 'text' | 'amount' | 'food';
  text: string;
}

interface LineParts {
  kind: 'heading' | 'known' | 'unknown';
  parts: readonly Part[];
}

/** Lines already read. Only the line that is being typed is read again. */
const read = new Map<string, LineParts>();
const MOST = 1_000;

/** Splits an ingredient line into its amount, its food and the rest. */
export function readParts(line: string): LineParts {
  const known = read.get(line);
  if (known) return known;
  if (read.size >= MOST) read.clear();
  const parts = toParts(line);
  read.set(line, parts);
  return parts;
}

function toParts(line: string): LineParts {
  if (isHeading(line)) return { kind: 'heading', parts: [{ kind: 'text', text: line }] };
  const { amount } = toIngredientLine(line);
  const start = line.includes('|') ? -1 : line.indexOf(amount);
  const from = start >= 0 ? start + amount.length : 0;
  const { food } = readLine(line);
  const found = food && findFoods(line).find((one) => one.food.id === food.id && one.start >= from);
  const parts = [
    ...cut('amount', line.slice(0, from)),
    ...cut('text', line.slice(from, found?.start)),
    ...(found ? cut('food', line.slice(found.start, found.end)) : []),
    ...(found ? cut('text', line.slice(found.end)) : []),
  ];
  return { kind: found ? 'known' : 'unknown', parts };
}

function cut(kind: Part['kind'], text: string): Part[] {
  return text === '' ? [] : [{ kind, text }];
}
