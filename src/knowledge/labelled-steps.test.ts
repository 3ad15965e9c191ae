import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { findDurations } from './durations/find-durations.ts';
import { toIngredientLine } from './ingredient-line.ts';
import { scaleAmount } from './portions/amount.ts';
import { growsWithServings } from './portions/grows-with-servings.ts';
import { toStepParts } from './step-parts.ts';
import {
  type LabelledStep,
  readLabelledSteps,
  type Score,
  score,
} from './testing/labelled-steps.ts';

const guide = readFileSync('docs/kitchen.md', 'utf8').replace(/ +/g, ' ');
const UNITS = [
  ['h', 3600],
  ['m', 60],
  ['s', 1],
] as const;

let dishes = new Map<string, readonly string[]>();
let namesOf = new Map<string, readonly string[]>();

beforeAll(async () => {
  const server = await buildTestApp({ dishes: 'collection' });
  const recipes: { _id: string; instructions: string[]; ingredients: string[] }[] = await (
    await server.fetch('http://simmer.test/api/recipes')
  ).json();
  await server.close();
  namesOf = new Map(
    recipes.map(({ _id, ingredients }) => [
      _id,
      ingredients.map((line) => toIngredientLine(line).name),
    ]),
  );
  dishes = new Map(recipes.map(({ _id, instructions }) => [_id, instructions]));
});

test('labels every step of the collection with its exact text', () => {
  const labelled = readLabelledSteps('collection');
  for (const [dish, instructions] of dishes) {
    const steps = labelled.filter((step) => step.dish === dish);
    expect(steps.map(({ text }) => text)).toEqual(instructions);
  }
  expect(labelled.every(({ dish }) => dishes.has(dish))).toBe(true);
});

test('finds every duration of the collection and nothing else', () => {
  expect(scoreDurations(readLabelledSteps('collection')).wrong).toEqual([]);
});

test('finds durations in other styles with at least 95 % recall and precision', () => {
  const all = scoreDurations(readLabelledSteps('other styles'));
  expect(all.right / all.labelled).toBeGreaterThanOrEqual(0.95);
  expect(all.right / all.found).toBeGreaterThanOrEqual(0.95);
  expect(guide).toContain(toRow('Durations, other styles', all));
});

test('finds every scalable amount of the collection and nothing else', () => {
  expect(scoreAmounts(readLabelledSteps('collection')).wrong).toEqual([]);
});

test('finds amounts in other styles with at least 95 % recall and precision', () => {
  const all = scoreAmounts(readLabelledSteps('other styles'));
  expect(all.right / all.labelled).toBeGreaterThanOrEqual(0.95);
  expect(all.right / all.found).toBeGreaterThanOrEqual(0.95);
  expect(guide).toContain(toRow('Amounts, other styles', all));
});

/** A row of the table in docs/kitchen.md, which the tests keep up to date. */
function toRow(name: string, { labelled, found, right }: Score): string {
  const share = (of: number) => `${((right / of) * 100).toFixed(1)} %`;
  const cells = [name, labelled, found, right, share(found), share(labelled)];
  return `| ${cells.join(' | ')} |`;
}

/** Compares position, words, seconds, upper end and sides. */
function scoreDurations(steps: readonly LabelledStep[]): Score {
  return score(
    steps.map(({ text, durations }) => ({
      text,
      labels: durations.map(({ words, start, value }) => `${start} [${words}=${value}]`),
      finds: findDurations(text).map(({ words, start, seconds, upTo, isEachSide }) => {
        const high = upTo === undefined ? '' : `-${toValue(upTo)}`;
        return `${start} [${words}=${toValue(seconds)}${high}${isEachSide ? ' sides' : ''}]`;
      }),
    })),
  );
}

/** Formats seconds as the labels do: 5400 is "1h30m". */
function toValue(seconds: number): string {
  let rest = seconds;
  return UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? `${count}${unit}` : '';
  }).join('');
}

/** Compares only position and words. The tests of portions cover the scaled amounts. */
function scoreAmounts(steps: readonly LabelledStep[]): Score {
  return score(
    steps.map(({ text, dish, names, amounts }) => ({
      text,
      labels: amounts.map(({ words, start }) => `${start} {${words}}`),
      finds: findGrowing(text, namesOf.get(dish) ?? names),
    })),
  );
}

function findGrowing(text: string, names: readonly string[]): string[] {
  const parts = toStepParts(text, names);
  let start = 0;
  return parts.flatMap((part, at) => {
    const place = start;
    start += part.text.length;
    if (part.kind !== 'amount' || !growsWithServings(parts, at)) return [];
    const isScaled = scaleAmount(part.amount, 2).text !== part.amount;
    return isScaled ? [`${place} {${part.amount}}`] : [];
  });
}
