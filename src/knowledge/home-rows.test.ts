import { expect, test } from 'vitest';
import { toTotalMinutes } from '#contract/recipe/minutes.ts';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { toHomeDishes } from './home-rows.ts';

const CUISINES = ['Thai', 'Greek', 'Cuban', 'Cajun', 'Polish'];
const RECIPES = Array.from({ length: 60 }, (_, at) =>
  toSampleRecipe(`dish-${at}`, {
    cuisine: CUISINES[at % CUISINES.length] ?? '',
    prepTime: '10 minutes',
    cookTime: `${(at % 6) * 10} minutes`,
  }),
);
const listShown = (day: number) => {
  const { dishOfDay, rows } = toHomeDishes(RECIPES, day);
  return [dishOfDay, ...rows.flatMap(({ dishes }) => dishes)].map((dish) => dish?._id);
};

test('shows one dish of the day and eight dishes per mood, without repeats', () => {
  const shown = listShown(20_000);
  expect(shown).toHaveLength(33);
  expect(new Set(shown).size).toBe(33);
  expect(listShown(20_000)).toEqual(shown);
  expect(listShown(20_001)[0]).not.toBe(shown[0]);
});

const isOnPage = ({ _id }: { _id: string }) => ['dish-0', 'dish-1', 'dish-2'].includes(_id);

test('leaves out dishes that are already on the page', () => {
  for (const day of [0, 1, 2, 60]) {
    const { dishOfDay, rows } = toHomeDishes(RECIPES, day, isOnPage);
    const shown = [dishOfDay, ...rows.flatMap(({ dishes }) => dishes)];
    expect(shown.filter((dish) => dish && isOnPage(dish))).toEqual([]);
  }
});

test('a row starts with another dish on the next day', () => {
  const [today, tomorrow] = [1, 2].map((day) => toHomeDishes(RECIPES, day).rows[0]?.dishes[0]?._id);
  expect(today).not.toBe(tomorrow);
});

test('a quick dish takes at most 30 minutes', () => {
  const row = toHomeDishes(RECIPES, 3).rows.find(({ mood }) => mood === 'quick');
  expect(row?.dishes.map(toTotalMinutes).filter((minutes) => minutes > 30)).toEqual([]);
});

test('the first five dishes of a row have five cuisines', () => {
  const [row] = toHomeDishes(RECIPES, 7).rows;
  expect(new Set(row?.dishes.slice(0, 5).map(({ cuisine }) => cuisine)).size).toBe(5);
});

test('a small collection fills fewer rows, and an empty one none', () => {
  expect(toHomeDishes(RECIPES.slice(0, 1), 5)).toMatchObject({ dishOfDay: RECIPES[0], rows: [] });
  expect(toHomeDishes([], 5)).toEqual({ dishOfDay: undefined, rows: [] });
});
