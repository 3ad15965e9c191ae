import { expect, test } from 'vitest';
import { toAmericanWords } from './american-words.ts';

test.each([
  ['plain flour, sifted', 'all-purpose flour, sifted'],
  ['bicarbonate of soda', 'baking soda'],
  ['Spring onions, thinly sliced', 'Scallions, thinly sliced'],
  ['a spring onion', 'a scallion'],
  ['double cream', 'heavy cream'],
  ['soured cream', 'sour cream'],
  ['2 courgettes and an aubergine', '2 zucchini and an eggplant'],
  ['raw prawns in their shells', 'raw shrimp in their shells'],
  ['minced veal and pork', 'ground veal and pork'],
  ['minced garlic', 'minced garlic'],
  ['tomato purée and passata', 'tomato paste and tomato purée'],
  ['red pepper, red peppers', 'red bell pepper, red bell peppers'],
  ['black pepper, red pepper flakes', 'black pepper, red pepper flakes'],
  ['red bell pepper', 'red bell pepper'],
  ['green chilli, chilli powder, chilli flakes', 'green chile, chili powder, red pepper flakes'],
  ['instant dried yeast', 'instant yeast'],
  ['groundnut oil', 'peanut oil'],
  ['Put the pan under a hot grill.', 'Put the pan under a hot broiler.'],
  ['Grill over charcoal on a hot grill.', 'Grill over charcoal on a hot grill.'],
  ['Line a roasting tin with baking paper.', 'Line a roasting pan with parchment paper.'],
  ['Keep them in an airtight tin.', 'Keep them in an airtight tin.'],
  ['a 400 g tin of tomatoes', 'a 400 g tin of tomatoes'],
  ['Butter a round tin.', 'Butter a round pan.'],
  ['ground red pepper, red pepper powder', 'ground red pepper, red pepper powder'],
  ['Heat the grill with charcoal.', 'Heat the grill with charcoal.'],
  ['A tinny, grey-green colour', 'A tinny, grey-green color'],
])('%s', (british, american) => {
  expect(toAmericanWords([])(british)).toBe(american);
});

test('coriander is cilantro unless only its seeds are in the recipe', () => {
  const step = 'Add 1 tsp ground coriander, then the coriander.';
  expect(toAmericanWords(['ground coriander', 'coriander leaves'])(step)).toBe(
    'Add 1 tsp ground coriander, then the cilantro.',
  );
  expect(toAmericanWords(['coriander seeds'])(step)).toBe(step);
});
