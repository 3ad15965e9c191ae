import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Dish } from '../../contract/recipe/dish.ts';
import { findMarks, toDietFacts } from './diets.ts';
import { readDishSources } from './dish-sources.ts';

const sources = await readDishSources(join(import.meta.dirname, '../../collection'));
const dishes = sources.map(({ id, text }) => ({ id, dish: v.parse(Dish, JSON.parse(text)) }));

describe('allergens and diets of the ingredients', () => {
  it.each([
    ['coconut milk | 400 ml', []],
    ['60 g oyster crackers', ['gluten']],
    ['100 g cassava flour (farinha de mandioca)', []],
    ['400 g dried flat rice noodles', []],
    ['fresh wheat noodles | 400 g', ['gluten']],
    ['12 corn tortillas', []],
    ['flour tortillas | 12', ['gluten']],
    ['1 aubergine', []],
    ['3 tbsp soy sauce', ['soy', 'gluten']],
    ['Worcestershire sauce | 1 tsp', ['fish', 'gluten']],
    ['3 tbsp ginger-garlic paste', []],
    ['250 g blueberries', []],
    ['800 ml beef stock', ['celery', 'meat']],
    ['40 g parmesan, grated', ['milk', 'meat']],
    ['40 g vegetarian parmesan, grated', ['milk']],
  ])('%s contains %j', (ingredient, marks) => expect(findMarks(ingredient)).toEqual(marks));

  it('claims no diet where an ingredient is unknown', () => {
    expect(toDietFacts(['salt']).diets).toEqual(['vegetarian', 'vegan', 'gluten-free']);
    expect(toDietFacts(['salt', 'moon dust']).diets).toEqual([]);
  });

  it('knows every ingredient of the collection', () => {
    const unknown = dishes.flatMap(({ id, dish }) =>
      dish.ingredients.filter((one) => !findMarks(one)).map((one) => `${id}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['Vegetarian', 'vegetarian'],
    ['Vegan', 'vegan'],
    ['Gluten-free', 'gluten-free'],
  ] as const)('gives every dish tagged %s that diet', (tag, diet) => {
    const tagged = dishes.filter(({ dish }) => dish.tags.includes(tag));
    expect(tagged.length).toBeGreaterThan(0);
    for (const { id, dish } of tagged) {
      expect([id, dish.diets ?? toDietFacts(dish.ingredients).diets]).toEqual([
        id,
        expect.arrayContaining([diet]),
      ]);
    }
  });
});
