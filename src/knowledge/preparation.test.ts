import { expect, test } from 'vitest';
import { SERVINGS_MAX } from '#contract/recipe/schema.ts';
import { toSwapChoice } from '#contract/recipe/swap-choice.ts';
import { changePreparation, type PreparationChange, toPreparation } from './preparation.ts';

const recipe = { servings: 4 };
const nothing = toPreparation({ ticked: [], swapped: [] });
const after = (...changes: PreparationChange[]) => changes.reduce(changePreparation, nothing);
const serve = (more: number): PreparationChange => ({ type: 'serve', more, recipe });
const tick = (ingredient: number, isTicked = true): PreparationChange => ({
  type: 'tick',
  ingredient,
  isTicked,
});

test('ticks an ingredient once and unticks it', () => {
  expect(after(tick(1), tick(2), tick(1)).ticked).toEqual(new Set([1, 2]));
  expect(after(tick(1), tick(2), tick(1, false), tick(3, false)).ticked).toEqual(new Set([2]));
});

test('counts servings from the last choice, within both limits', () => {
  expect(after(serve(1), serve(1)).servings).toBe(6);
  expect(after(serve(-99)).servings).toBe(1);
  expect(after(serve(SERVINGS_MAX)).servings).toBe(SERVINGS_MAX);
});

test("does not scale to the recipe's own servings", () => {
  expect(after(serve(2), serve(-2)).servings).toBeUndefined();
});

test('assumes four servings for a recipe without servings', () => {
  expect(after({ type: 'serve', more: 1, recipe: { servings: 0 } }).servings).toBe(5);
});

test('a change does not affect other choices or the previous state', () => {
  const swapped = new Set([2]);
  const before = after({ type: 'swap', swapped }, serve(1));
  const next = changePreparation(before, tick(0));
  expect(next).toEqual({ ticked: new Set([0]), servings: 5, swapped });
  expect(next.swapped).toBe(swapped);
  expect(before.ticked.size).toBe(0);
});

test('restoring stored choices keeps changes made meanwhile', () => {
  const stored = { ticked: [0, 1], servings: 8, swapped: [3] };
  const restore: PreparationChange = { type: 'restore', stored };
  expect(after(restore)).toEqual(toPreparation(stored));
  expect(after(tick(2), serve(1), { type: 'swap', swapped: new Set([4]) }, restore)).toEqual({
    ticked: new Set([0, 1, 2]),
    servings: 5,
    swapped: new Set([3, 4]),
  });
});

test('a swap chosen meanwhile replaces the stored one', () => {
  const chosen = toSwapChoice(3, 'low-sodium');
  const restore: PreparationChange = {
    type: 'restore',
    stored: { ticked: [], swapped: [3, 5] },
  };
  const { swapped } = after({ type: 'swap', swapped: new Set([chosen]) }, restore);
  expect(swapped).toEqual(new Set([5, chosen]));
});
