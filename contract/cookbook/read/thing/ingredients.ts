import { hasAmount } from '../text/amounts.ts';
import { toTextLines } from '../text/clean-text.ts';
import { isIngredientGroup, isSectionTitle } from '../text/headings.ts';
import { isFact, isNoise, isNutrition } from '../text/noise.ts';
import { getValue, isThing, toArray, toText } from './values.ts';

const MOST = 500;

/** Returns the lines of ingredients: of a list, a text with line breaks, or things with amounts. */
export function toIngredients(value: unknown): string[] {
  const lines = collect(value, 0, toArray(value).length > 1);
  const [only = ''] = lines;
  const all = lines.length === 1 ? splitOne(only) : lines;
  return toIngredientLines(all);
}

/** Removes noise and marks headings with a colon. */
export function toIngredientLines(lines: readonly string[]): string[] {
  return withoutTwin(
    lines
      .filter(
        (line) =>
          !isNoise(line) &&
          !isFact(line) &&
          !isNutrition(line) &&
          (!isSectionTitle(line) || isIngredientGroup(line)) &&
          /[\p{L}\p{N}]/u.test(line),
      )
      .map(toHeading)
      .slice(0, MOST),
  );
}

/** Some pages have the same list twice, for small and for large screens. */
function withoutTwin(lines: string[]): string[] {
  const half = lines.length / 2;
  const isTwin =
    half >= 2 &&
    Number.isInteger(half) &&
    lines.every((line, n) => line === lines[(n + half) % lines.length]);
  return isTwin ? lines.slice(0, half) : lines;
}

/** @param isOfMany True for items of a list. Line breaks in such an item are no new ingredients. */
function collect(value: unknown, depth: number, isOfMany: boolean): string[] {
  if (depth > 5) return [];
  return toArray(value)
    .slice(0, MOST)
    .flatMap((one) => {
      if (typeof one === 'string') return isOfMany ? toItemLines(one) : toTextLines(one);
      if (Array.isArray(one)) return collect(one, depth + 1, one.length > 1);
      return isThing(one) ? toThingLines(one, depth) : [];
    });
}

function toItemLines(item: string): string[] {
  const lines = toTextLines(item);
  const isList = lines.length > 1 && lines.every((line) => hasAmount(line) && /\p{L}/u.test(line));
  return isList ? lines : [lines.join(' ')];
}

function toThingLines(thing: Readonly<Record<string, unknown>>, depth: number): string[] {
  const items = getValue(thing, 'itemListElement', 'recipeIngredient', 'ingredients', 'items');
  const name = toText(
    getValue(thing, 'name', 'text', 'item', 'ingredient', '@value', 'food', 'title'),
  );
  if (items !== undefined) {
    const lines = collect(items, depth + 1, true);
    return name === '' ? lines : [`${name.replace(/:$/, '')}:`, ...lines];
  }
  const quantity = getValue(thing, 'requiredQuantity', 'amount', 'quantity', 'value');
  const amount = isThing(quantity) ? toText(getValue(quantity, 'value', 'name')) : toText(quantity);
  const unit = isThing(quantity)
    ? toText(getValue(quantity, 'unitText', 'unitCode'))
    : toText(getValue(thing, 'unitText', 'unit'));
  const line = [amount, unit, name].filter((part) => part !== '').join(' ');
  return line === '' ? [] : [line];
}

/** Splits a list in one text: "200 g flour, 2 eggs, 1 pinch of salt". */
function splitOne(line: string): string[] {
  const parts = line.split(/\s*[,;|•·●▪]\s+/);
  const amounts = parts.filter(hasAmount).length;
  return parts.length >= 3 && amounts >= parts.length / 2 ? parts : [line];
}

/** Headings of RecipeSage and of Nextcloud Cookbook. */
const MARKED = /^(?:\[([^[\]]{2,60})\]|#{1,6}\s+(.{2,60}?)#*)$/;

/** "For the sauce" -> "For the sauce:" */
function toHeading(line: string): string {
  if (line.endsWith(':')) return line;
  const [, bracketed, marked] = MARKED.exec(line) ?? [];
  const heading = bracketed ?? marked ?? (isIngredientGroup(line) ? line : undefined);
  if (heading !== undefined) return `${heading.trim().replace(/:$/, '')}:`;
  const isGroup =
    /^(?:for (?:the|a) |für (?:den|die|das) |pour (?:la|le|les|l['’]) ?|para (?:la|el|los|las) |per (?:la|il|le|gli|i) )/i;
  return isGroup.test(line) && line.length <= 50 && !/\d|[.,]/.test(line) ? `${line}:` : line;
}
