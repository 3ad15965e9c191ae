import { describe, expect, it } from 'vitest';
import { KITCHEN_RULES } from './kitchen-rules.ts';
import { toNamedMinutes } from './times.ts';
import type { WrittenDish } from './written-dish.ts';

const taco: WrittenDish = {
  recipe_name: 'Taco',
  title: 'Taco',
  subtitle: 'Something to fold for a test',
  imageAlt: 'Illustration of a taco',
  ingredients: ['pork | 500 g', 'salt | 1 tsp', 'garlic | 2 cloves'],
  instructions: [
    'Heat the oven to 200 °C.',
    'Bake the pork with 1 tsp salt for 1 hour.',
    'Crush the garlic over it.',
  ],
  stepTitles: ['Heat it', 'Bake it', 'Season it'],
  stepIngredients: [[], [0, 1], [2]],
  fun_facts: [],
  culturalBackground: '',
  insight: [{ about: 'technique', text: 'Garlic and salt are all that it wants.' }],
  prepTime: '10 minutes',
  cookTime: '1 hour',
};

function findProblems(change: Partial<WrittenDish>): string {
  return KITCHEN_RULES.flatMap(([, rule]) => rule({ ...taco, ...change })).join('\n');
}

/** A dish whose last step uses one more thing. */
function withFood(line: string, step: string): Partial<WrittenDish> {
  return {
    ingredients: [...taco.ingredients, line],
    instructions: taco.instructions.with(2, step),
    stepIngredients: taco.stepIngredients.with(2, [2, 3]),
  };
}

describe('a dish that can be cooked', () => {
  it('breaks no rule', () => {
    expect(findProblems({})).toBe('');
    expect(findProblems(withFood('2 plantains', 'Peel the plantains, add the garlic.'))).toBe('');
    const fish = withFood(
      'salmon, sold for eating raw | 200 g',
      'Slice the salmon over the garlic.',
    );
    expect(findProblems({ ...fish, notes: 'Fish that was frozen is as good.' })).toBe('');
  });

  it.each<[string, Partial<WrittenDish>]>([
    ['nobody heated', { instructions: taco.instructions.with(0, 'Unfold the paper.') }],
    ['nobody heated', { instructions: ['Bake it.', 'Heat the oven.', 'Crush garlic.'] }],
    ['turning halfway', { instructions: taco.instructions.with(2, 'Fry for 3 minutes a side.') }],
    ['otherwise', { instructions: taco.instructions.with(2, 'Add 2.5 litres water.') }],
    ['no amount', { ingredients: taco.ingredients.with(1, 'salt | to taste') }],
    ['no amount', { ingredients: taco.ingredients.with(1, 'sea salt, fine | to taste') }],
    ['two lines', { ingredients: [...taco.ingredients, 'salt | 2 tsp'] }],
    ['nobody peels', withFood('2 plantains', 'Fry the plantains with the garlic.')],
    ['nobody peels', withFood('raw prawns | 300 g', 'Fry the prawns with the garlic.')],
    ['open shells', withFood('mussels | 500 g', 'Steam the mussels. Discard what stayed shut.')],
    ['shut shells', withFood('mussels | 500 g', 'Discard mussels that stay open when tapped.')],
    ['eaten raw', withFood('sea bass, very fresh | 600 g', 'Toss the sea bass with garlic.')],
    ['speaks of cumin', { insight: [{ about: 'technique', text: 'Cumin goes in first.' }] }],
    [
      'speaks of clove',
      { insight: [{ about: 'technique', text: 'Ground with vinegar, clove and salt.' }] },
    ],
  ])('is otherwise refused: %s', (problem, change) => {
    expect(findProblems(change)).toMatch(problem);
  });

  it('may say what is not in it', () => {
    const text = 'There is no cumin in it, and it wants none.';
    expect(findProblems({ insight: [{ about: 'technique', text }] })).toBe('');
  });
});

describe('a time in a step', () => {
  it.each([
    ['Sear for 3 minutes a side.', 6],
    ['Fry for 2 minutes on each side and rest for 5 minutes.', 9],
    ['Sear in two batches for 6 minutes each.', 12],
    ['Warm the tortillas for 1 minute each.', 1],
    ['Fry in two batches, 8 minutes in all.', 8],
    ['Fry 3 minutes a side, then 3 minutes more.', 9],
  ])('%s names %i minutes', (step, minutes) => {
    expect(toNamedMinutes(step)).toBe(minutes);
  });
});
