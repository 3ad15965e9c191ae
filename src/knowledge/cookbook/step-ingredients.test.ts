import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toStepIngredients } from './step-ingredients.ts';

const Dish = v.object({
  ingredients: v.array(v.string()),
  instructions: v.array(v.string()),
  stepIngredients: v.array(v.array(v.number())),
});

const DISHES = readdirSync('collection/dishes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => v.safeParse(Dish, JSON.parse(readFileSync(`collection/dishes/${file}`, 'utf8'))))
  .flatMap((parsed) => (parsed.success ? [parsed.output] : []));

test('agrees with what the authors of the collection say about their steps', () => {
  let [right, found, written] = [0, 0, 0];
  for (const { ingredients, instructions, stepIngredients } of DISHES) {
    for (const [n, derived] of toStepIngredients(ingredients, instructions).entries()) {
      const authored = stepIngredients[n] ?? [];
      right += derived.filter((at) => authored.includes(at)).length;
      found += derived.length;
      written += authored.length;
    }
  }
  expect(DISHES.length).toBeGreaterThan(140);
  expect(right / found).toBeGreaterThan(0.9);
  expect(right / written).toBeGreaterThan(0.9);
});
