import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findContents, toDietFacts } from '#contract/food/facts.ts';
import { Dish } from '#contract/recipe/dish.ts';
import { readDishSources } from './dish-sources.ts';

const sources = await readDishSources(join(import.meta.dirname, '../../../collection'));
const dishes = sources.map(({ id, text }) => ({ id, dish: v.parse(Dish, JSON.parse(text)) }));

describe('allergens and diets of the ingredients', () => {
  it.each([
    ['coconut milk | 400 ml', ''],
    ['60 g oyster crackers', 'gluten'],
    ['100 g cassava flour (farinha de mandioca)', ''],
    ['400 g dried flat rice noodles', ''],
    ['fresh wheat noodles | 400 g', 'gluten'],
    ['12 corn tortillas', ''],
    ['flour tortillas | 12', 'gluten'],
    ['1 aubergine', ''],
    ['3 tbsp soy sauce', 'soy gluten'],
    ['Worcestershire sauce | 1 tsp', 'fish gluten'],
    ['2 tbsp Worcestershire', 'fish gluten'],
    ['3 tbsp ginger-garlic paste', ''],
    ['250 g blueberries', ''],
    ['500 ml vanilla ice cream', 'milk eggs'],
    ['200 g Korean fish cakes, in triangles', 'fish eggs gluten crustaceans'],
    ['200 g surimi', 'fish eggs gluten crustaceans'],
    ['6 crab sticks', 'fish eggs gluten crustaceans'],
    ['100 g pork liver pâté', 'meat milk eggs gluten'],
    ['400 ml custard', 'milk eggs'],
    ['3 tbsp lemon curd', 'milk eggs'],
    ['1 block bean curd', 'soy'],
    ['4 slices brioche', 'gluten eggs milk'],
    ['split-top buns, or hot dog buns | 4', 'gluten eggs milk'],
    ['4 hamburger buns', 'gluten eggs milk sesame'],
    ['12 cylinder rice cakes (tteok)', ''],
    ['1 sheet puff pastry', 'gluten milk'],
    ['6 sheets filo', 'gluten'],
    ['200 g sage and onion stuffing', 'gluten celery'],
    ['2 tbsp red curry paste', 'crustaceans'],
    ['2 tbsp panang curry paste', 'crustaceans'],
    ['2 tbsp vegan red curry paste', ''],
    ['1 stock cube', 'celery gluten'],
    ['800 ml beef stock', 'celery gluten meat'],
    ['1 l chicken broth', 'celery gluten meat'],
    ['1.2 l vegetable stock, gluten-free', 'celery'],
    ['6 pork sausages', 'meat gluten'],
    ['smoked sausage, gluten-free, in coins | 200 g', 'meat'],
    ['6 vegetarian sausages', 'gluten'],
    ['400 g fresh pork chorizo, gluten-free', 'meat'],
    ['3 tbsp pesto', 'milk nuts meat'],
    ['200 g hummus', 'sesame'],
    ['2 tbsp za’atar', 'sesame'],
    ['100 g dark chocolate', 'soy milk'],
    ['100 g vegan dark chocolate', 'soy'],
    ['100 g marzipan', 'nuts'],
    ['2 tbsp almond flour', 'nuts'],
    ['chocolate sprinkles | 120 g', 'soy milk gluten'],
    ['chocolate sprinkles, gluten-free | 120 g', 'soy milk'],
    ['330 ml cold beer', 'gluten'],
    ['330 ml gluten-free beer', ''],
    ['100 ml ginger beer', ''],
    ['3 tbsp white miso', 'soy gluten'],
    ['3 tbsp rice miso', 'soy'],
    ['2 tbsp fermented black beans, rinsed', 'soy gluten'],
    ['400 g ripe kimchi', 'fish crustaceans gluten'],
    ['2 tbsp oyster sauce', 'molluscs soy gluten'],
    ['2 tbsp vegetarian oyster sauce', 'soy gluten'],
    ['100 ml nước chấm', 'fish'],
    ['4 tbsp mayonnaise', 'eggs mustard'],
    ['4 tbsp tartare sauce', 'eggs mustard'],
    ['4 tbsp aioli', 'eggs mustard'],
    ['200 ml hollandaise', 'eggs milk'],
    ['500 ml béchamel', 'milk gluten'],
    ['400 g refried beans', 'meat'],
    ['400 g refried beans, made without lard', ''],
    ['2 tbsp lard', 'meat'],
    ['100 g marshmallows', 'meat'],
    ['40 g parmesan, grated', 'milk meat'],
    ['40 g vegetarian parmesan, grated', 'milk'],
    ['Italian hard cheese with vegetable rennet, grated | 40 g', 'milk'],
    ['50 g Grana Padano', 'milk meat'],
    ['100 g Comté', 'milk meat'],
    ['mountain cheese, grated | 250 g', 'milk meat'],
    ['provolone with vegetable rennet | 300 g', 'milk'],
    ['100 g goat’s cheese', 'milk'],
    ['1 block butter, or vegan margarine', 'milk'],
    ['vegan margarine, or butter', 'milk'],
    ['2 tofu steaks, or plant-based ham', 'soy'],
    ['200 g vegan sausage or ham', 'meat gluten'],
    ['4 quail’s eggs', 'eggs'],
    ['1 lamb’s lettuce', ''],
    ['500 ml soy milk', 'soy'],
    ['400 ml oat milk', 'gluten'],
    ['2 tbsp peanut butter', 'peanuts'],
    ['400 g kidney beans', ''],
    ['6 scallions, sliced', ''],
    ['1 cup cilantro', ''],
    ['300 g all-purpose flour', 'gluten'],
    ['200 ml heavy cream', 'milk'],
    ['100 ml half-and-half', 'milk'],
    ['2 tbsp cornstarch', ''],
    ['12 graham crackers', 'gluten honey'],
    ['500 g crawfish tails', 'crustaceans'],
    ['1 tsp baking soda', ''],
    ['2 zucchini', ''],
    ['250 g masa harina', ''],
    ['teff injera | 4', ''],
    ['2 injera', 'gluten'],
  ])('%s contains: %s', (ingredient, marks) =>
    expect(findContents(ingredient)?.toSorted()).toEqual(
      marks.split(' ').filter(Boolean).toSorted(),
    ),
  );

  it('claims no diet if an ingredient is unknown', () => {
    expect(toDietFacts(['salt']).diets).toEqual(['vegetarian', 'vegan', 'gluten-free']);
    expect(toDietFacts(['salt', 'moon dust']).diets).toEqual([]);
  });

  it('knows every ingredient of the collection', () => {
    const unknown = dishes.flatMap(({ id, dish }) =>
      dish.ingredients.filter((one) => !findContents(one)).map((one) => `${id}: ${one}`),
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
