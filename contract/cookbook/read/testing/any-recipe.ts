import * as fc from 'fast-check';
import type { Written } from './write-apps.ts';

const FOODS = [
  'flour',
  'red lentils',
  'butter',
  'onions',
  'crème fraîche',
  'soy sauce',
  'ripe tomatoes',
];
const UNITS = ['g', 'ml', 'cups', 'tbsp'];
const VERBS = ['Stir in', 'Fry', 'Simmer', 'Whisk', 'Roast', 'Season'];
const ENDS = [
  'until golden',
  'for 10 minutes',
  'over a low heat',
  'with salt & pepper',
  'and set aside',
];

const line = fc
  .record({
    amount: fc.integer({ min: 1, max: 900 }),
    unit: fc.constantFrom(...UNITS),
    food: fc.constantFrom(...FOODS),
  })
  .map(({ amount, unit, food }) => `${amount} ${unit} ${food}`);

const step = fc
  .record({
    verb: fc.constantFrom(...VERBS),
    food: fc.constantFrom(...FOODS),
    end: fc.constantFrom(...ENDS),
  })
  .map(({ verb, food, end }) => `${verb} the ${food} ${end}.`);

/** Recipes as people write them. Every line is there once, as readers drop repeated ones. */
export const anyRecipe: fc.Arbitrary<Written> = fc.record({
  title: fc
    .tuple(
      fc.constantFrom('Spicy', 'Creamy', 'Slow', 'Grilled'),
      fc.constantFrom('soup', 'stew', 'pie'),
    )
    .map((words) => words.join(' ')),
  ingredients: fc.uniqueArray(line, { minLength: 1, maxLength: 12 }),
  steps: fc.uniqueArray(step, { minLength: 2, maxLength: 10 }),
  servings: fc.integer({ min: 1, max: 50 }),
  prep: fc.integer({ min: 1, max: 59 }),
  cook: fc.integer({ min: 1, max: 59 }),
});
