import { describe, expect, it, test } from 'vitest';
import type { MyDiet } from '#contract/diet/schema.ts';
import { toDietFacts } from '#contract/food/facts.ts';
import { toSwapChoice } from '#contract/recipe/swap-choice.ts';
import { findDishConflicts, toConflictWords } from './dish-conflicts.ts';
import { findDishWarnings, findLineConflicts } from './dish-warnings.ts';

const NOTHING: MyDiet = { allergens: [], diets: [] };
const avoid = (allergens: MyDiet['allergens'], diets: MyDiet['diets'] = []): MyDiet => ({
  allergens,
  diets,
});
const toDish = (...ingredients: string[]) => ({ ingredients, ...toDietFacts(ingredients) });
const UNSWAPPED: ReadonlySet<number> = new Set();

describe('the warnings of a dish', () => {
  const dish = toDish(
    'unsalted butter (cold), cut into cubes | 50 g',
    '2 tbsp soy sauce',
    'butter | 10 g',
    'double cream | 100 ml',
    'water | 1 l',
  );

  it('names the ingredients that cause them', () => {
    const { sentences } = findDishWarnings(dish, UNSWAPPED, avoid(['milk', 'nuts'], ['vegan']));
    expect(sentences).toEqual([
      'Contains milk: unsalted butter, butter, double cream',
      'Not vegan: unsalted butter, butter, double cream',
    ]);
  });

  it('has none for a user who avoids nothing or something else', () => {
    for (const mine of [NOTHING, avoid(['fish', 'celery'], ['vegetarian'])]) {
      expect(findDishWarnings(dish, UNSWAPPED, mine)).toEqual({
        sentences: [],
        offers: [],
        isSolved: false,
      });
    }
  });

  it('mentions gluten once if both the allergen and the diet are chosen', () => {
    const mine = avoid(['gluten'], ['gluten-free']);
    expect(findDishWarnings(dish, UNSWAPPED, mine).sentences).toEqual([
      'Contains gluten: soy sauce',
    ]);
  });

  it('offers the swap that avoids everything, and none that brings another problem', () => {
    expect(findDishWarnings(dish, UNSWAPPED, avoid(['gluten'])).offers).toEqual([
      { at: 1, kind: 'vegetarian', substitute: 'coconut aminos', original: 'soy sauce' },
    ]);
    const chicken = toDish('chicken breast | 400 g');
    const vegetarian = findDishWarnings(chicken, UNSWAPPED, avoid([], ['vegetarian']));
    expect(vegetarian.offers).toMatchObject([{ kind: 'vegetarian', substitute: 'firm tofu' }]);
    expect(findDishWarnings(chicken, UNSWAPPED, avoid(['soy'], ['vegetarian'])).offers).toEqual([]);
  });

  it('follows the chosen swaps', () => {
    const tamari = new Set([toSwapChoice(1, 'gluten-free')]);
    expect(findDishWarnings(dish, tamari, avoid(['gluten']))).toEqual({
      sentences: [],
      offers: [],
      isSolved: true,
    });
    expect(findDishWarnings(dish, tamari, avoid(['soy'])).sentences).toEqual([
      'Contains soy: tamari',
    ]);
    const tofu = new Set([toSwapChoice(0, 'vegetarian')]);
    const chicken = toDish('chicken breast | 400 g');
    expect(findDishWarnings(chicken, tofu, avoid(['soy'])).sentences).toEqual([
      'Contains soy: firm tofu',
    ]);
  });

  it('follows what the author states', () => {
    const mine = avoid(['milk'], ['vegan']);
    const corrected = { ...dish, allergens: [], diets: [...dish.diets, 'vegan' as const] };
    expect(findDishWarnings(corrected, UNSWAPPED, mine).sentences).toEqual([]);
    const stated = { ingredients: ['water | 1 l'], allergens: ['milk' as const], diets: [] };
    expect(findDishWarnings(stated, UNSWAPPED, mine).sentences).toEqual([
      'Contains milk',
      'May not be vegan',
    ]);
  });

  it('does not claim that an unknown ingredient suits a diet', () => {
    const unknown = toDish('chicken breast | 400 g', 'xyzzy | 1');
    const tofu = new Set([toSwapChoice(0, 'vegetarian')]);
    expect(findDishWarnings(unknown, tofu, avoid([], ['vegetarian'])).sentences).toEqual([
      'May not be vegetarian',
    ]);
  });

  it('reads the ingredients of an older copy without facts', () => {
    const { ingredients } = dish;
    expect(findDishWarnings({ ingredients }, UNSWAPPED, avoid(['milk'])).sentences).toHaveLength(1);
    expect(findDishConflicts({}, avoid(['milk'], ['vegan']))).toEqual([]);
  });
});

test('a card names the allergens together and each diet', () => {
  const dish = toDish('butter', 'egg', 'ham');
  const mine = avoid(['milk', 'eggs', 'fish'], ['vegetarian', 'gluten-free']);
  expect(toConflictWords(findDishConflicts(dish, mine))).toEqual([
    'Contains milk, eggs',
    'Not vegetarian',
  ]);
});

test('a line of a list has the conflicts of all its texts', () => {
  const mine = avoid(['milk', 'soy']);
  expect(findLineConflicts(['2 l milk', 'oat milk'], mine)).toEqual(['milk']);
  expect(findLineConflicts(['oat milk'], mine)).toEqual([]);
  expect(findLineConflicts(['xyzzy'], mine)).toEqual([]);
});
