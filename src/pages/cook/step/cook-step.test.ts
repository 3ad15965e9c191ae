import { expect, test } from 'vitest';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toWrittenRecipe } from '#knowledge/shown-recipe.ts';
import { toCookSteps } from './cook-step.ts';

const recipe: Recipe = {
  _id: 'noodles',
  recipe_name: 'Noodles',
  title: 'Noodles',
  subtitle: 'for a test',
  cuisine: 'Chinese',
  image_url: '',
  image: '',
  imageAlt: 'A bowl',
  imageHash: '',
  tags: [],
  ingredients: ['soy sauce | 3 tbsp', 'minced pork | 250 g', 'salt'],
  instructions: [
    'Boil 1 l water. Stir in 2 tbsp soy sauce and salt.',
    'Crisp the pork for 6 minutes.',
  ],
  stepTitles: ['Stir the sauce', 'Crisp the pork'],
  stepIngredients: [
    [0, 2],
    [1, 9],
  ],
  fun_facts: ['', 'Pork crackles.'],
  culturalBackground: '',
  prepTime: '',
  cookTime: '',
  servings: 2,
  difficulty: 'Easy',
  spiceLevel: '',
  shortform_video_url: '',
  longform_video_url: '',
};

const toSteps = (one: Recipe) => toCookSteps(one, toWrittenRecipe(one));

test('gives each step its ingredients, title and fun fact', () => {
  const [first, second] = toSteps(recipe);
  expect(first).toMatchObject({ title: 'Stir the sauce', fact: '' });
  expect(first?.ingredients.map((one) => [one.index, one.name])).toEqual([
    [0, 'soy sauce'],
    [2, 'salt'],
  ]);
  expect(second).toMatchObject({ title: 'Crisp the pork', fact: 'Pork crackles.' });
});

test("shows the amount named by the step, or else the recipe's", () => {
  const [first, second] = toSteps(recipe);
  expect(first?.ingredients[0]?.amount).toBe('2 tbsp');
  expect(second?.ingredients).toEqual([{ index: 1, name: 'minced pork', amount: '250 g' }]);
});

test('keeps the text of a step unchanged', () => {
  expect(toSteps(recipe).map((step) => step.runs.map((run) => run.text).join(''))).toEqual(
    recipe.instructions,
  );
});

test('turns every duration of a step into a timer', () => {
  const [, second] = toSteps({
    ...recipe,
    instructions: ['', 'Chill overnight, fry half an hour.'],
  });
  const times = second?.runs.flatMap((run) => (run.kind === 'time' ? run.duration.seconds : []));
  expect(times).toEqual([8 * 3600, 1800]);
});

test('numbers the steps of a recipe without step titles', () => {
  const { stepTitles: _titles, stepIngredients: _lists, ...bare } = recipe;
  expect(toSteps(bare)[1]).toMatchObject({ title: 'Step 2', ingredients: [] });
});

test('offers other units if a step names a convertible measure', () => {
  const steps = toSteps({
    ...recipe,
    instructions: [
      'Season with 2 tsp salt.',
      'Heat the oven to 180 °C.',
      'Melt ½ cup butter.',
      'Add the pork.',
    ],
    stepIngredients: [[], [], [], [1]],
  });
  expect(steps.map((step) => step.hasUnits)).toEqual([false, true, true, true]);
});
