import { type IngredientLine, readIngredient, toNumber } from './units.ts';
import { toStems } from './words.ts';
import type { WrittenDish } from './written-dish.ts';

const MEASURES: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  g: ['weight', 1],
  kg: ['weight', 1000],
  ml: ['volume', 1],
  l: ['volume', 1000],
  tsp: ['spoon', 1],
  tbsp: ['spoon', 3],
};
const NAMED =
  /(\d+(?:\.\d+)?[½¼¾]?|[½¼¾]) (g|kg|ml|l|tsp|tbsp)\b((?: (?!and\b|with\b|to\b|in\b|into\b|over\b|for\b|plus\b|then\b)[\p{L}’-]+){1,6})/gu;
const SPLIT = /\b(?:rest|remaining|other|half|more)\b/i;

/** The words by which a step may speak of an ingredient: its name up to the first comma or bracket. */
export function toNameStems(line: string): string[] {
  const read = readIngredient(line);
  return toStems((typeof read === 'string' ? line : read.name).replace(/[,(].*/, ''));
}

/** Of the ingredients a step uses, the one that the words after an amount speak of most closely. */
function findMeant(dish: WrittenDish, step: number, phrase: string): number | undefined {
  const said = new Set(toStems(phrase));
  const ranked = (dish.stepIngredients[step] ?? [])
    .map((index) => {
      const stems = toNameStems(dish.ingredients[index] ?? '');
      const hits = stems.filter((stem) => said.has(stem)).length;
      return { index, hits, share: hits / stems.length };
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits || b.share - a.share);
  return ranked[0]?.index;
}

/** What is wrong with the amounts that steps name, held against the list: split amounts have to add up. */
export function findAmountProblems(dish: WrittenDish): string[] {
  const named = new Map<number, { sum: number; steps: string[] }>();
  const lines = dish.ingredients.map(readIngredient);
  for (const [step, text] of dish.instructions.entries()) {
    for (const [, number = '', unit = '', phrase = ''] of text.matchAll(NAMED)) {
      const index = findMeant(dish, step, phrase);
      const line = index === undefined ? undefined : lines[index];
      if (index === undefined || line === undefined || typeof line === 'string') continue;
      const [kind, size] = MEASURES[unit] ?? [];
      if (size === undefined || kind !== toMeasure(line)[0]) continue;
      const entry = named.get(index) ?? { sum: 0, steps: [] };
      named.set(index, { sum: entry.sum + toNumber(number) * size, steps: [...entry.steps, text] });
    }
  }
  return [...named].flatMap(([index, { sum }]) => {
    const line = lines[index];
    if (line === undefined || typeof line === 'string') return [];
    const [kind, listed] = toMeasure(line);
    const short = sum < listed - 0.01;
    const users = dish.instructions.filter((_, step) =>
      dish.stepIngredients[step]?.includes(index),
    );
    if (Math.abs(sum - listed) <= 0.01 || (short && users.some((text) => SPLIT.test(text))))
      return [];
    return [`instructions: name ${sum} of ${listed} (${kind}) of “${line.name}”`];
  });
}

function toMeasure(line: IngredientLine): readonly [kind: string, amount: number] {
  const measure = line.unit === undefined ? undefined : MEASURES[line.unit];
  const [kind, size] = measure ?? (['count', 1] as const);
  return [kind, (line.amount ?? 0) * size];
}
