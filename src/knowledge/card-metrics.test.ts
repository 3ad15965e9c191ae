import { expect, test } from 'vitest';
import type { Recipe } from '../../contract/recipe.ts';
import { toDifficulty, toServings, toTimeEstimate } from './card-metrics.ts';

const recipe = (change: Partial<Recipe>): Recipe => ({
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
  servings: 4,
  difficulty: 'Easy',
  spiceLevel: '',
  shortform_video_url: '',
  longform_video_url: '',
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);

test.each([
  [1, 1, '20-30 min'],
  [6, 2, '20-30 min'],
  [7, 1, '30-45 min'],
  [14, 16, '30-45 min'],
  [15, 15, '45-60 min'],
  [20, 34, '45-60 min'],
  [20, 35, '60+ min'],
])('specification 9: %i steps and %i ingredients take %s', (steps, ingredients, expected) => {
  const dish = recipe({ instructions: many(steps), ingredients: many(ingredients) });
  expect(toTimeEstimate(dish)).toBe(expected);
});

test('specification 9: servings come from an ingredient that mentions them', () => {
  expect(toServings(recipe({ ingredients: ['rice for 6 people'] }))).toBe('6 servings');
  expect(toServings(recipe({ ingredients: ['stock, enough for 2 servings'] }))).toBe('2 servings');
  expect(toServings(recipe({ ingredients: ['rice for 8 people'] }))).toBe('4 servings');
});

test('specification 9: otherwise servings go by cuisine', () => {
  expect(toServings(recipe({ cuisine: 'Indian' }))).toBe('4-6 servings');
  expect(toServings(recipe({ cuisine: 'Japanese' }))).toBe('2-4 servings');
  expect(toServings(recipe({ cuisine: 'Thai' }))).toBe('4 servings');
});

test('specification 9: the spice level stands for the difficulty unless it is Medium', () => {
  expect(toDifficulty(recipe({ spiceLevel: 'Hot' }))).toBe('Hot');
  expect(toDifficulty(recipe({ spiceLevel: 'Medium' }))).toBe('Easy');
});

test.each([
  [7, 7, 'Easy'],
  [7, 8, 'Medium'],
  [9, 10, 'Medium'],
  [10, 10, 'Hard'],
])('specification 9: %i steps and %i ingredients are %s', (steps, ingredients, expected) => {
  const dish = recipe({ instructions: many(steps), ingredients: many(ingredients) });
  expect(toDifficulty(dish)).toBe(expected);
});
