import { expect, test } from 'vitest';
import { MOODS } from '#contract/recipe/quick-start.ts';
import * as homeTexts from '#texts/home.ts';
import { isHeavy, toMoodOrder } from './mood-order.ts';

const dish = (name: string, change: Partial<typeof PLAIN> = {}) => ({ ...PLAIN, name, ...change });
const PLAIN = {
  title: '',
  subtitle: '',
  tags: [''],
  spiceLevel: '',
  difficulty: 'Easy',
  ingredients: ['Rice'],
  prepTime: '10 minutes',
  cookTime: '20 minutes',
};
const stew = dish('stew', { tags: ['Comfort food', 'Slow cooked'], cookTime: '3 hours' });
const salad = dish('salad', { tags: ['Salad', 'Vegetarian'] });
const steak = dish('steak', { ingredients: ['Beef | 200 g'] });
const vindaloo = dish('vindaloo', { spiceLevel: 'Hot', difficulty: 'Hard', cookTime: '1 hours' });
const doughnuts = dish('doughnuts', { tags: ['Vegan', 'Sweet', 'Fried'] });
const toast = dish('toast', { prepTime: '5 min', cookTime: '0 min' });
const ALL = [vindaloo, steak, toast, salad, stew];

test.each([
  ['comfort', ['stew', 'steak', 'toast', 'salad', 'vindaloo']],
  ['healthy', ['salad', 'steak', 'vindaloo', 'toast', 'stew']],
  ['quick', ['toast', 'steak', 'salad', 'vindaloo', 'stew']],
  ['adventure', ['vindaloo', 'steak', 'toast', 'salad', 'stew']],
] as const)('%s orders by its rule, and equal dishes keep their order', (mood, names) => {
  expect(toMoodOrder(ALL, mood).map(({ name }) => name)).toEqual(names);
});

test('no mood drops or repeats a recipe, and each describes its rule', () => {
  for (const mood of MOODS) {
    expect(new Set(toMoodOrder(ALL, mood))).toEqual(new Set(ALL));
    expect(homeTexts.moodRules[mood]).toMatch(/^\w+: .+\.$/);
  }
});

test.each([
  dish('cheese', {
    tags: ['Vegetarian', 'Grilled'],
    ingredients: ['provolone, in one slice | 300 g'],
  }),
  dish('other cheese', { tags: ['Vegetarian'], ingredients: ['halloumi | 250 g'] }),
  dish('fritters', { tags: ['Vegan'], title: 'Courgette Fritters' }),
  dish('chips', { tags: ['Vegan'], subtitle: 'Fried twice' }),
])('$name is heavy, regardless of its tags', (heavy) => {
  expect(isHeavy(heavy)).toBe(true);
  expect(toMoodOrder([heavy, steak], 'healthy')).toEqual([steak, heavy]);
});

test('cheese or butter with vegetables does not make a dish heavy', () => {
  const greek = {
    tags: ['Salad'],
    ingredients: ['tomatoes | 4', 'feta | 200 g', 'butter | 1 tsp'],
  };
  expect(isHeavy(dish('greek salad', greek))).toBe(false);
  expect(isHeavy(dish('beans', { ingredients: ['butter beans | 400 g'] }))).toBe(false);
});

test('a sweet or fried vegan dish is not healthy, and a slow cold dish is not cosy', () => {
  const hummus = dish('hummus', { tags: ['Mezze', 'Vegan'], prepTime: '13 hours' });
  const rated = [doughnuts, hummus, steak, salad, stew];
  expect(toMoodOrder(rated, 'healthy').at(-1)).toBe(doughnuts);
  expect(toMoodOrder(rated, 'comfort')[0]).toBe(stew);
  expect(toMoodOrder([hummus, steak], 'comfort')).toEqual([steak, hummus]);
});
