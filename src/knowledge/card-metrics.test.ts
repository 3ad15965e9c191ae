import { expect, test } from 'vitest';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toDifficulty, toServings, toTimeOfDish } from './card-metrics.ts';

const silent = (change: Partial<Recipe>): Recipe => ({
  _id: 'soup',
  recipe_name: 'Soup',
  title: 'Soup',
  subtitle: 'Warm',
  cuisine: 'Greek',
  image_url: '',
  image: '',
  imageAlt: '',
  imageHash: '',
  tags: [],
  ingredients: ['1 egg'],
  instructions: ['Boil it.'],
  fun_facts: [],
  culturalBackground: '',
  prepTime: '',
  cookTime: '',
  servings: 0,
  difficulty: '',
  spiceLevel: '',
  shortform_video_url: '',
  longform_video_url: '',
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);

test.each([
  ['25 minutes', '4 hours 50 minutes', '5 h 15 min'],
  ['30 minutes', '20 minutes', '50 min'],
  ['20 minutes', '0 minutes', '20 min'],
  ['1 hour 20 minutes', '40 minutes', '2 h'],
  ['12 hours 45 minutes', '55 minutes', '13 h 40 min'],
  ['47 hours', '30 minutes', '47 h 30 min'],
  ['47 hours', '1 hour', '2 days'],
  ['72 hours 30 minutes', '30 minutes', '3 days'],
])('a dish of %s and %s takes %s', (prepTime, cookTime, expected) => {
  expect(read(toTimeOfDish(silent({ prepTime, cookTime })))).toBe(expected);
});

test('uses the defaults of the recipe page for a missing time', () => {
  expect(read(toTimeOfDish(silent({ cookTime: '2 hours' })))).toBe('2 h 30 min');
  expect(read(toTimeOfDish(silent({ prepTime: '10 minutes' })))).toBe('55 min');
});

test('keeps a number and its unit on one line', () => {
  expect(toTimeOfDish(silent({ prepTime: '90 min', cookTime: '' }))).toBe('2\u00a0h 15\u00a0min');
});

test.each([
  [1, 1, '20-30 min'],
  [6, 2, '20-30 min'],
  [7, 1, '30-45 min'],
  [14, 16, '30-45 min'],
  [15, 15, '45-60 min'],
  [20, 34, '45-60 min'],
  [20, 35, '60+ min'],
])('specification 9: %i steps and %i ingredients take %s', (steps, ingredients, expected) => {
  const dish = silent({ instructions: many(steps), ingredients: many(ingredients) });
  expect(toTimeOfDish(dish)).toBe(expected);
});

test('uses the servings of the dish', () => {
  expect(toServings(silent({ servings: 6, ingredients: ['rice for 2 people'] }))).toBe(
    '6 servings',
  );
  expect(toServings(silent({ servings: 1, cuisine: 'Indian' }))).toBe('1 serving');
});

test('specification 9: otherwise takes servings from an ingredient that mentions them', () => {
  expect(toServings(silent({ ingredients: ['rice for 6 people'] }))).toBe('6 servings');
  expect(toServings(silent({ ingredients: ['stock, enough for 2 servings'] }))).toBe('2 servings');
  expect(toServings(silent({ ingredients: ['rice for 8 people'] }))).toBe('4 servings');
});

test('specification 9: otherwise takes servings from the cuisine', () => {
  expect(toServings(silent({ cuisine: 'Indian' }))).toBe('4-6 servings');
  expect(toServings(silent({ cuisine: 'Japanese' }))).toBe('2-4 servings');
  expect(toServings(silent({ cuisine: 'Thai' }))).toBe('4 servings');
});

test('uses the difficulty of the dish, regardless of its steps', () => {
  expect(toDifficulty(silent({ difficulty: 'Easy', instructions: many(30) }))).toBe('Easy');
  expect(toDifficulty(silent({ difficulty: 'Hard', spiceLevel: 'Mild' }))).toBe('Hard');
});

test('specification 9: otherwise uses the spice level unless it is Medium', () => {
  expect(toDifficulty(silent({ spiceLevel: 'Hot' }))).toBe('Hot');
  expect(toDifficulty(silent({ spiceLevel: 'Medium' }))).toBe('Easy');
});

test.each([
  [7, 7, 'Easy'],
  [7, 8, 'Medium'],
  [9, 10, 'Medium'],
  [10, 10, 'Hard'],
])('specification 9: %i steps and %i ingredients are %s', (steps, ingredients, expected) => {
  const dish = silent({ instructions: many(steps), ingredients: many(ingredients) });
  expect(toDifficulty(dish)).toBe(expected);
});

function read(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
