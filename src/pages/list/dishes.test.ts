import { expect, test } from 'vitest';
import type { Need } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import { listDishes } from './dishes.ts';

const toNeed = (_id: string, minute: number, servings: number): Need => ({
  _id,
  text: '2 onions',
  from: { recipeId: 'paella', title: 'Paella', servings },
  by: 'ana',
  at: new Date(Date.UTC(2026, 4, 1, 12, minute)).toISOString(),
});

test('adds up the servings of a dish that was added twice', () => {
  const needs = [toNeed('a', 0, 5), toNeed('b', 0, 5), toNeed('c', 1, 4)];
  const dishes = listDishes(addChanges(EMPTY_LIST, { needs }));
  expect(dishes.map(({ key, servings, needs: own }) => [key, servings, own.length])).toEqual([
    ['paella', 9, 3],
  ]);
});
