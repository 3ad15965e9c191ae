import { expect, test } from 'vitest';
import { listCookable } from './cookable.ts';

const PILAF = {
  title: 'Pilaf',
  ingredients: ['200 g basmati rice', '1 red onion', '400 ml water'],
};
const OMELETTE = {
  title: 'Omelette',
  ingredients: ['3 eggs', '1 tbsp butter or margarine', 'salt'],
};
const CURRY = {
  title: 'Curry',
  ingredients: [
    '400 ml coconut milk',
    '1 onion',
    '2 onions, fried',
    '1 lime',
    'coriander, to serve',
  ],
};
const DISHES = [PILAF, OMELETTE, CURRY];

function list(named: string[], atHome: string[] = []) {
  return listCookable(DISHES, named, atHome).map(({ dish, have, of, missing }) => [
    dish.title,
    `${have} of ${of}`,
    missing.map(({ food }) => food.id).join(', '),
  ]);
}

test('lists the dishes that use a named food, those with the largest share first', () => {
  expect(list(['red-onion', 'coconut-milk', 'basmati-rice'])).toEqual([
    ['Pilaf', '2 of 2', ''],
    ['Curry', '2 of 4', 'lime, coriander'],
  ]);
});

test('red onions count as onions, but not the reverse; coconut milk is not milk', () => {
  expect(list(['onion'])).toEqual([['Curry', '1 of 4', 'coconut-milk, lime, coriander']]);
  expect(list(['milk'])).toEqual([]);
});

test('accepts an alternative; a staple is never missing, but does not list a dish', () => {
  expect(list(['margarine'], ['salt'])).toEqual([['Omelette', '2 of 3', 'egg']]);
  expect(list([], ['salt'])).toEqual([]);
});

test('returns the ingredient line of each missing food', () => {
  const [curry] = listCookable([CURRY], ['onion'], ['coconut-milk', 'lime']);
  expect(curry?.missing.map(({ line }) => line)).toEqual([4]);
});
