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

function withStep(step: string): Partial<WrittenDish> {
  return { instructions: taco.instructions.with(2, step) };
}

function findProblems(change: Partial<WrittenDish>): string {
  return KITCHEN_RULES.flatMap(([, rule]) => rule({ ...taco, ...change })).join('\n');
}

/** Adds an ingredient that the last step uses. */
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
    ['an oven that was heated', withStep('Keep the garlic warm in the oven.')],
    ['an oven that it heats', { instructions: ['Dry it in an oven heated to 160 °C.', '', ''] }],
    [
      'a grill that it heats',
      withStep('Heat the grill (broiler) to high and brown it under the grill.'),
    ],
    ['a hot grill', withStep('Brown it under a hot grill for 10 minutes.')],
    ['a time for each batch', withStep('Fry it in two batches for 4 minutes each.')],
    ['a time for four pieces', withStep('Fry it four at a time for 4 minutes.')],
    ['chicken with its number', withFood('chicken | 1 kg', 'Fry the chicken until it is 74 °C.')],
    ['chicken stewed for an hour', withFood('chicken | 1 kg', 'Simmer the chicken for 1 hour.')],
    ['chicken stock', withFood('chicken stock | 1 l', 'Warm the stock for 5 minutes.')],
    ['minced meat in a sauce', withFood('minced beef | 500 g', 'Fry the beef for 8 minutes.')],
    [
      'a pot of oil that is watched',
      withFood('oil | 1 l', 'Heat the oil in a pot no more than half full, and never leave it.'),
    ],
    ['boiled beans', withFood('green beans | 60 g', 'Boil the green beans for 8 minutes.')],
    ['raw meat in the fridge', { notes: 'Raw and shaped, they keep overnight in the fridge.' }],
    ['a cake that keeps', { notes: 'It keeps for 3 days in a tin.' }],
  ])('may hold %s', (_, change) => expect(findProblems(change)).toBe(''));

  it.each<[string, Partial<WrittenDish>]>([
    ['no step heats', { instructions: taco.instructions.with(0, 'Unfold the paper.') }],
    ['no step heats', { instructions: ['Bake it.', 'Heat the oven.', 'Crush garlic.'] }],
    ['no step heats', { instructions: ['Dry it in the oven at 160 °C.', 'Add salt.', 'Cool it.'] }],
    ['no step heats', { instructions: ['Keep it warm in a low oven.', 'Add salt.', 'Cool it.'] }],
    ['uses the grill', { instructions: taco.instructions.with(2, 'Brown it under the grill.') }],
    ['uses the grill', { instructions: taco.instructions.with(2, 'Brown it under the broiler.') }],
    ['not “in all”', withStep('Fry it in two batches, 8 minutes in all.')],
    ['not “in all”', withStep('Fry two at a time, 12 minutes in all, with the garlic.')],
    ['74 °C', withFood('chicken breast | 500 g', 'Fry the chicken for 8 minutes.')],
    ['74 °C', withFood('turkey legs | 500 g', 'Simmer the turkey for 30 minutes.')],
    [
      '71 °C',
      withFood('minced beef | 500 g', 'Shape the beef into patties and fry for 8 minutes.'),
    ],
    ['71 °C', withFood('ground lamb | 500 g', 'Shape the lamb into meatballs. Grill 8 minutes.')],
    ['no more than half full', withFood('sunflower oil | 1 l', 'Heat the oil. Never leave it.')],
    ['never leave it', withFood('sunflower oil | 1 l', 'Heat the oil, the pot half full.')],
    ['is eaten raw', withFood('green beans | 60 g', 'Pound the green beans with the garlic.')],
    ['G6PD', withFood('broad beans, shelled | 300 g', 'Boil the broad beans for 5 minutes.')],
    ['waits without', { notes: 'Raw and shaped, the balls can wait overnight.' }],
    ['waits without', { notes: 'Assembled, it waits a day under a cover.' }],
    ['waits without', { ...withFood('rice | 300 g', 'Boil it.'), notes: 'It keeps for 4 hours.' }],
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
  ])('is refused otherwise: %s', (problem, change) => {
    expect(findProblems(change)).toMatch(problem);
  });

  it('may mention what the dish does not contain', () => {
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
    ['In six batches, fry for 2 minutes each.', 12],
    ['Fry four at a time for 4 minutes.', 4],
    ['Fry 3 minutes a side, then 3 minutes more.', 9],
  ])('%s names %i minutes', (step, minutes) => {
    expect(toNamedMinutes(step)).toBe(minutes);
  });
});
