import { describe, expect, it } from 'vitest';
import { findAmountProblems } from './amounts.ts';
import { DISH_RULES } from './dish-rules.ts';
import { toMinutes, toMinutesOfSteps, toNamedMinutes } from './times.ts';
import { readIngredient } from './units.ts';
import { toSharedRuns, toStems } from './words.ts';
import type { WrittenDish } from './written-dish.ts';

const soup: WrittenDish = {
  recipe_name: 'Soup',
  title: 'Soup',
  subtitle: 'Something warm for a test',
  imageAlt: 'Illustration of a bowl of soup',
  ingredients: [
    'olive oil | 3 tbsp',
    '2 garlic cloves',
    'tomatoes | 500 g',
    '1 l water',
    'salt | to taste',
  ],
  instructions: [
    'Warm 2 tbsp olive oil with the garlic for 2 minutes.',
    'Add 500 g tomatoes and soften for 10 minutes.',
    'Pour in 1 l water and simmer for 20 to 25 minutes.',
    'Season with a pinch of salt.',
    'Finish each bowl with 1 tsp olive oil, 3 tsp olive oil in all.',
  ],
  stepTitles: ['Warm the oil', 'Soften the tomatoes', 'Simmer it', 'Season well', 'Finish it'],
  stepIngredients: [[0, 1], [2], [3], [4], [0]],
  fun_facts: ['One', 'Two', '', 'Three'],
  culturalBackground: 'word '.repeat(90).trim(),
  insight: [{ text: 'word '.repeat(110).trim() }],
  prepTime: '10 minutes',
  cookTime: '40 minutes',
};

const STOCK_LEFT = 'The stock left over makes a soup.';
const bread: Partial<WrittenDish> = { ingredients: soup.ingredients.with(3, '1 l milk') };

function withStep(n: number, step: string, more: Partial<WrittenDish> = {}): Partial<WrittenDish> {
  return { ...more, instructions: soup.instructions.with(n, step) };
}

function findProblems(change: Partial<WrittenDish>): string[] {
  return DISH_RULES.flatMap(([, rule]) => rule({ ...soup, ...change }));
}

describe('an ingredient line', () => {
  it('has a name, an amount and a known unit in both spellings', () => {
    const soy = { name: 'soy sauce', amount: 2, unit: 'tbsp' };
    expect(readIngredient('soy sauce | 2 tbsp')).toMatchObject(soy);
    expect(readIngredient('2 tbsp soy sauce')).toMatchObject(soy);
    expect(readIngredient('a pinch of salt')).toMatchObject({ name: 'salt', unit: 'pinch' });
    expect(readIngredient('1½ onions')).toMatchObject({ name: 'onions', amount: 1.5 });
  });

  it('is refused if its unit is unknown or spelt differently, or if it has no quantity', () => {
    expect(readIngredient('soy sauce | 2 splashes')).toMatch('splashes');
    expect(readIngredient('2 tablespoons soy sauce')).toMatch('otherwise');
    expect(readIngredient('soy sauce')).toMatch('neither');
    expect(readIngredient('soy | sauce | 2 tbsp')).toMatch('one bar');
  });
});

describe('a time', () => {
  it('is read from a field in two forms', () => {
    expect(['45 minutes', '1 hour', '2 hours 1 minute', '0 minutes'].map(toMinutes)).toEqual([
      45, 60, 121, 0,
    ]);
    const wrong = ['45 min', '1 hours', 'an hour', ' 5 minutes', '', '1 hour30 minutes'];
    expect(wrong.map(toMinutes)).toEqual(wrong.map(() => undefined));
  });

  it('is read from a step, with the longer end of a range', () => {
    expect(toNamedMinutes('Fry for 30 seconds, rest 1½ hours, bake 10 to 12 minutes.')).toBe(102.5);
  });

  it('is not counted if its step runs beside another one', () => {
    expect(toMinutesOfSteps(['Simmer for 1 hour.', 'Meanwhile soak for 20 minutes.'])).toBe(60);
  });
});

describe('words', () => {
  it('match regardless of number, case and accents', () => {
    expect(toStems('Jalapeños, Cherries and Bay Leaves')).toEqual(
      toStems('jalapeno cherry and bay leaf'),
    );
  });

  it('are found as runs that two texts share', () => {
    expect(toSharedRuns('a b c d', 'x, B c D!', 3)).toEqual(['b c d']);
    expect(toSharedRuns('a b c d', 'b c x d', 3)).toEqual([]);
  });
});

describe('a dish', () => {
  it('passes if everything agrees, including split amounts', () => {
    const steps = soup.instructions.with(4, 'Finish with 1 tbsp olive oil.');
    expect(findProblems({ instructions: steps })).toEqual([]);
    expect(findAmountProblems(soup).join()).toMatch('olive oil');
  });

  it.each<[string, Partial<WrittenDish>]>([
    [
      'a share whose rest follows',
      {
        instructions: [
          'Warm half the garlic in oil.',
          'Add the other cloves of garlic.',
          '',
          '',
          '',
        ],
        stepIngredients: [[0, 1], [1], [2], [3], [4]],
      },
    ],
    ['a share of a piece each', withStep(1, 'Fill each roll with a third of the tomatoes.')],
    ['a share of what is left over', { ...withStep(3, 'Add half the stock.'), notes: STOCK_LEFT }],
    ['water that soaks something', withStep(3, 'Soak the dough knife in 200 ml hot water.', bread)],
    ['what was made before', withStep(4, 'Put 50 g tomato purée into each bowl.')],
    ['a few single minutes', { prepTime: '12 minutes' }],
  ])('accepts %s', (_, change) => {
    expect(findProblems(change).join()).not.toMatch(/rest of|list of ingredients|multiple/);
  });

  it('accepts “half the onions” and “the juice of 1 lime … the other lime”', () => {
    const limes: Partial<WrittenDish> = {
      ingredients: ['2 limes', '4 spring onions', 'rice | 300 g', '1 l water', 'salt | 1 tsp'],
      instructions: [
        'Squeeze the juice of 1 lime over half the spring onions.',
        'Boil 300 g rice in 1 l water with 1 tsp salt for 20 minutes.',
        'Scatter with the rest of the spring onions and serve with the other lime, in wedges.',
      ],
      stepIngredients: [
        [0, 1],
        [2, 3, 4],
        [0, 1],
      ],
    };
    expect(findProblems(limes).filter((text) => /spring onions|lime/.test(text))).toEqual([]);
  });

  it.each<[string, Partial<WrittenDish>]>([
    ['no step uses “3 eggs”', { ingredients: [...soup.ingredients, '3 eggs'] }],
    [
      'does not speak of “salt',
      { instructions: soup.instructions.with(3, 'Taste the soup again.') },
    ],
    ['“1 l water” is used before', { stepIngredients: [[0, 1], [3], [2], [4], [0]] }],
    ['cannot be read', { cookTime: 'a while' }],
    ['minutes named in steps', { cookTime: '3 hours' }],
    ['must not be empty', { fun_facts: ['', 'One', 'Two', 'Three'] }],
    ['culturalBackground', { culturalBackground: 'Too short.' }],
    ['insight', { insight: undefined }],
    [
      'a second “season with a”',
      { instructions: soup.instructions.with(4, 'Season with a and oil.') },
    ],
    ['exclamation', { subtitle: 'Soup is ready!' }],
    ['stepTitles[0]', { stepTitles: soup.stepTitles.with(0, 'Warm') }],
    ['multiple of five', { cookTime: '42 minutes' }],
    ['multiple of five', { prepTime: '1 hour 2 minutes' }],
    ['rest of “half the tomatoes', withStep(1, 'Soften half the tomatoes for 10 minutes.')],
    ['rest of “two thirds of the stock', withStep(3, 'Add two thirds of the stock, and salt.')],
    ['“50 g butter', withStep(3, 'Season with salt and 50 g butter.')],
    ['“200 ml warm water', withStep(3, 'Stir 200 ml warm water and salt into the dough.', bread)],
    ['“1 l water', { ingredients: soup.ingredients.with(3, '1 l milk'), tags: ['Soup'] }],
  ])('is refused: %s', (text, change) => {
    expect(findProblems(change).join('\n')).toMatch(text);
  });
});
