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

/** Returns the stems of the words that may refer to an ingredient: its name up to the first comma or bracket. */
export function toNameStems(line: string): string[] {
  const read = readIngredient(line);
  return toStems((typeof read === 'string' ? line : read.name).replace(/[,(].*/, ''));
}

/** Returns the index of the ingredient of a step that matches the words after an amount best. */
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

const SHARE =
  /\b(half|(?:a|one|two) thirds?|(?:a|one|three) quarters?)(?: of)?((?: (?!and\b|with\b|to\b|in\b|into\b|over\b|for\b|then\b|full\b)[\p{L}’-]+){1,4})/giu;
const OTHERS = /\b(?:rest|remaining|remainder|others?|each|every)\b/i;
const LEFT_OVER = /\bleft[- ]over\b/i;

/** Stems of mixtures that one step makes and another uses. */
const PREPARED = new Set([
  'stock',
  'broth',
  'sauce',
  'dough',
  'batter',
  'paste',
  'filling',
  'marinade',
]);

/** Finds shares (“half the onions”) if neither a later step nor the notes use the rest. */
export function findUnusedShares(dish: WrittenDish): string[] {
  return dish.instructions.flatMap((text, step) =>
    [...text.matchAll(SHARE)].flatMap(({ 0: words, 2: phrase = '' }) => {
      const index = findMeant(dish, step, phrase);
      const prepared = toStems(phrase).find((stem) => PREPARED.has(stem));
      const isUsedUp =
        OTHERS.test(text) ||
        LEFT_OVER.test(dish.notes ?? '') ||
        (prepared === undefined
          ? index === undefined || isUsedAfter(dish, step, index)
          : isNamedAfter(dish, step, prepared));
      return isUsedUp ? [] : [`instructions[${step}]: no step uses the rest of “${words.trim()}”`];
    }),
  );
}

function isNamedAfter(dish: WrittenDish, step: number, stem: string): boolean {
  return dish.instructions.slice(step + 1).some((text) => toStems(text).includes(stem));
}

/** True if a later step lists the ingredient and mentions it with a word that no other ingredient has. */
function isUsedAfter(dish: WrittenDish, step: number, index: number): boolean {
  const others = new Set(dish.ingredients.toSpliced(index, 1).flatMap(toNameStems));
  const own = toNameStems(dish.ingredients[index] ?? '');
  const words = own.some((stem) => !others.has(stem))
    ? own.filter((stem) => !others.has(stem))
    : own;
  return dish.instructions.some((text, n) => {
    const said = toStems(text);
    return (
      n > step &&
      dish.stepIngredients[n]?.includes(index) &&
      words.some((word) => said.includes(word))
    );
  });
}

/** Matches the words after an amount that is a share of a mixture or a vessel, not an ingredient. */
const MADE = /^ (?:of|pot|pan|dish|tin|jar|bowl)\b/;
/** Only water that is eaten must be listed: in a dough, a batter or a soup, but not for soaking or boiling. */
const DOUGH = /\b(?:dough|batter|flour|yeast)\b/i;
const IN_DOUGH = /\b(?:dough|batter|masa)\b/i;
const DISSOLVES = /\b(?:dissolve|stir|mix|whisk|knead|work)/i;
const DRAINED = /\b(?:soak|drain|rinse|blanch|bath|steam|simmer|boil)/i;
const POURED_OFF = /\b(?:soak|drain|rinse|blanch|ice bath)/i;

/** Finds amounts of food in steps that the list of ingredients does not have. */
export function findUnlisted(dish: WrittenDish): string[] {
  const listed = new Set(dish.ingredients.flatMap(toStems));
  const isSoup = dish.tags?.includes('Soup') ?? false;
  const hasDough = IN_DOUGH.test(dish.instructions.join(' '));
  return dish.instructions.flatMap((text, step) => {
    const earlier = new Set(dish.instructions.slice(0, step).flatMap(toStems));
    return [...text.matchAll(NAMED)].flatMap(({ 0: words, 3: phrase = '' }) => {
      const said = toStems(phrase);
      if (said.some((stem) => listed.has(stem)) || MADE.test(phrase)) return [];
      if (!said.includes('water')) {
        return said.some((stem) => earlier.has(stem))
          ? []
          : [`instructions[${step}]: “${words}” is not in the list of ingredients`];
      }
      const isEaten = isSoup
        ? !POURED_OFF.test(text)
        : hasDough && (DOUGH.test(text) || DISSOLVES.test(text)) && !DRAINED.test(text);
      return isEaten ? [`instructions[${step}]: “${words}” is not in the list of ingredients`] : [];
    });
  });
}

/** Compares the amounts in steps with the list of ingredients. The parts of a split amount must add up. */
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
