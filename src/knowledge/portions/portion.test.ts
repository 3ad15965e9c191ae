import { expect, test } from 'vitest';
import { toSampleRecipe } from '#offline/testing/sample-recipes.ts';
import { toPortion } from './portion.ts';

const none = new Set<number>();
const toSteps = (
  ingredients: string[],
  instructions: string[],
  servings: number | undefined,
  units?: 'metric' | 'us',
  swapped: ReadonlySet<number> = none,
) => {
  const recipe = toSampleRecipe('test', { ingredients, instructions, servings: 4 });
  const shown = toPortion(recipe, { servings, swapped }, units);
  return instructions.map((_text, at) =>
    shown
      .toStep(at)
      .runs.map((run) => run.text)
      .join(''),
  );
};

test('amounts inside the steps scale with the ingredients; times, sizes and temperatures do not', () => {
  const step =
    'Cut 2 onions into 2 cm dice. Roast with 30 g butter at 220 °C for 10 minutes in a 28 cm tin.';
  expect(toSteps(['onions | 2', 'butter | 30 g'], [step], 8)).toEqual([
    'Cut 4 onions into 2 cm dice. Roast with 60 g butter at 220 °C for 10 minutes in a 28 cm tin.',
  ]);
});

test('does not scale the amount in each bowl or piece, but the number of pieces', () => {
  const steps = [
    'Warm four bowls. Into each put 4 tbsp of the tare.',
    'Roll 16 balls of about 50 g.',
    'Soak 20 bamboo skewers in 1 l water.',
    'Cut out about 50 rounds of 7 cm. Makes 48.',
  ];
  expect(toSteps(['rice | 300 g'], steps, 8)).toEqual([
    'Warm eight bowls. Into each put 4 tbsp of the tare.',
    'Roll 32 balls of about 50 g.',
    'Soak 40 bamboo skewers in 2 l water.',
    'Cut out about 100 rounds of 7 cm. Makes 96.',
  ]);
});

test('uses singular or plural nouns to match the number', () => {
  const recipe = toSampleRecipe('test', {
    ingredients: [
      'onions | 2',
      'bay leaf | 1',
      '160 ml lime juice (about 8 limes)',
      '1 loaf of bread',
      'anchovies | 2 fillets',
      'cinnamon stick | 1',
    ],
    servings: 2,
  });
  const toLines = (servings: number) =>
    toPortion(recipe, { servings, swapped: none }).lines.map(
      (line) => `${line.amount} ${line.name}`,
    );
  expect(toLines(1)).toEqual([
    '1 onion',
    '½ bay leaf',
    '80 ml lime juice (about 4 limes)',
    '½ loaf of bread',
    '1 fillet anchovies',
    '½ cinnamon stick',
  ]);
  expect(toLines(4)).toEqual([
    '4 onions',
    '2 bay leaves',
    '320 ml lime juice (about 16 limes)',
    '2 loaves of bread',
    '4 fillets anchovies',
    '2 cinnamon sticks',
  ]);
});

test('converts temperatures to the scale of the chosen units', () => {
  const steps = [
    'Bake at 220 °C.',
    'Keep warm at 90 °C.',
    'Freeze at −20 °C for a day.',
    'Bake at 350 °F.',
  ];
  expect(toSteps(['rice'], steps, undefined, 'us')).toEqual([
    'Bake at 425 °F.',
    'Keep warm at 195 °F.',
    'Freeze at −5 °F for a day.',
    'Bake at 350 °F.',
  ]);
  expect(toSteps(['rice'], steps, undefined, 'metric')[3]).toBe('Bake at 180 °C.');
});

test('replaces the name of a swapped ingredient in the steps, and no other words', () => {
  const ingredients = ['minced pork | 250 g', 'pork stock | 1 l', 'plain flour | 30 g'];
  const steps = [
    'Fry 250 g minced pork. Pork needs heat. Pour 1 l pork stock over the pork.',
    'Flour the worktop, then knead in 30 g flour.',
  ];
  expect(toSteps(ingredients, steps, 8, undefined, new Set([0, 2]))).toEqual([
    'Fry 500 g firm tofu. Tofu needs heat. Pour 2 l pork stock over the tofu.',
    'Flour the worktop, then knead in 60 g wholemeal flour.',
  ]);
});

test('does not replace a word that may mean either of two ingredients', () => {
  const steps = ['Brown the beef. Lift out the brisket.'];
  const ingredients = ['beef brisket | 400 g', 'beef sirloin | 250 g'];
  expect(toSteps(ingredients, steps, undefined, undefined, new Set([0]))).toEqual([
    'Brown the beef. Lift out the tempeh.',
  ]);
});

test('the list shows the new and the original ingredient of a swap', () => {
  const recipe = toSampleRecipe('test', { ingredients: ['pork shoulder, in 5 mm slices | 800 g'] });
  expect(toPortion(recipe, { servings: undefined, swapped: new Set([0]) }).lines).toEqual([
    {
      amount: '800 g',
      name: 'firm tofu, in 5 mm slices',
      original: 'pork shoulder, in 5 mm slices',
    },
  ]);
});

test('does not scale sizes, rates and step numbers', () => {
  const steps = [
    'Use a 400 g tin of tomatoes, cut into 5 cm pieces.',
    'Put it into a 2 litre pot or an 8 cup baking dish.',
    'Add 20 g salt per litre and repeat steps 2 and 3 with the other 2 sheets.',
  ];
  expect(toSteps(['salt', 'tomatoes | 400 g'], steps, 8)).toEqual(steps);
});

test('scaling turns “the other lime” into “the rest of the limes”', () => {
  const steps = [
    'Squeeze the juice of 1 lime over half the onions.',
    'Serve with the other lime in wedges, and the other half of the onions beside the other bowl.',
  ];
  const ingredients = ['limes | 2', 'onions | 2'];
  expect(toSteps(ingredients, steps, 4)).toEqual(steps);
  expect(toSteps(ingredients, steps, 8)).toEqual([
    'Squeeze the juice of 2 limes over half the onions.',
    'Serve with the rest of the limes in wedges, and the other half of the onions beside the other bowl.',
  ]);
  expect(toSteps(ingredients, steps, 2)).toEqual([
    'Squeeze the juice of ½ lime over half the onions.',
    'Serve with the rest of the lime in wedges, and the other half of the onions beside the other bowl.',
  ]);
});

test('scaled amounts use the short names of units', () => {
  const step = 'To one pound of flour put half a pint of milk, 2 teaspoons salt and 2 or 3 eggs.';
  expect(toSteps(['flour', 'milk', 'salt', 'eggs'], [step], 8)).toEqual([
    'To 2 lb of flour put 2 cups of milk, 4 tsp salt and 4 or 6 eggs.',
  ]);
});

test('scales other spellings of amounts in the list and in a step', () => {
  const ingredients = [
    '1,000 g flour',
    '1 lb 8 oz beef',
    '1 cup + 2 tbsp sugar',
    '1 - 2 cloves garlic',
    '0.33 tsk salt',
    '2 x 400 g tins beans',
    '1 1/2-inch piece ginger',
  ];
  const step =
    'Mix 1,000 g flour, 1 lb 8 oz beef, 1 cup plus 2 tbsp sugar and 1-1/2 cups milk; cut 2 carrots into 1/2-inch pieces and cook for 1:30 hours.';
  const recipe = toSampleRecipe('test', { ingredients, servings: 4 });
  const shown = toPortion(recipe, { servings: 8, swapped: none });
  expect(shown.lines.map((line) => `${line.amount} ${line.name}`.trim())).toEqual([
    '2 kg flour',
    '3 lb beef',
    '2¼ cups sugar',
    '2 - 4 cloves garlic',
    '⅔ tsk salt',
    '4 x 400 g tins beans',
    '1 1/2-inch piece ginger',
  ]);
  expect(toSteps(['flour', 'beef', 'sugar', 'milk', 'carrots'], [step], 8)).toEqual([
    'Mix 2 kg flour, 3 lb beef, 2¼ cups sugar and 3 cups milk; cut 4 carrots into 1/2-inch pieces and cook for 1:30 hours.',
  ]);
});

test('US units include cups, American oven marks and American words, also in the steps', () => {
  const recipe = toSampleRecipe('test', {
    ingredients: ['plain flour | 250 g', 'coriander, chopped | 20 g', 'minced beef | 500 g'],
    instructions: ['Fry 500 g minced beef in 250 g flour at 175 °C. Scatter with the coriander.'],
    stepTitles: ['Fry the mince'],
    notes: 'Keep it under cling film.',
    servings: 4,
  });
  const shown = toPortion(recipe, { servings: 4, swapped: none }, 'us');
  expect(shown.lines.map(({ amount, name }) => `${amount} ${name}`)).toEqual([
    '2 cups all-purpose flour',
    '⅔ oz cilantro, chopped',
    '17½ oz ground beef',
  ]);
  const { title, runs } = shown.toStep(0);
  expect(title).toBe('Fry the ground meat');
  expect(runs.map((run) => run.text).join('')).toBe(
    'Fry 17½ oz ground beef in 2 cups flour at 350 °F. Scatter with the cilantro.',
  );
  expect(shown.notes).toBe('Keep it under plastic wrap.');
});

const toLine = (line: string, servings: number, units?: 'metric' | 'us') => {
  const recipe = toSampleRecipe('test', { ingredients: [line], servings: 4 });
  const [shown] = toPortion(recipe, { servings, swapped: none }, units).lines;
  return `${shown?.amount} ${shown?.name}`.trim();
};

test.each([
  ['1 cup (240 ml) milk', '2 cups (480 ml) milk'],
  ['2 lb (900 g) beef', '4 lb (1.8 kg) beef'],
  ['500 g (1 lb 2 oz) beef', '1 kg (2¼ lb) beef'],
  ['½ cup (about 60 g) cheese', '1 cup (about 120 g) cheese'],
  ['½ cup (approx. 60 g) cheese', '1 cup (approx. 120 g) cheese'],
  ['milk | 1 cup (240 ml)', '2 cups (480 ml) milk'],
  ['1 stick (8 tbsp / 113 g) butter', '2 sticks (240 ml / 225 g) butter'],
  ['2 onions (300 g)', '4 onions (600 g)'],
  // The second measure cannot be parsed, so it is left out.
  ['1 cup (240 ml or so) milk', '2 cups milk'],
  ['1 (400 g) can tomatoes', '2 (400 g) can tomatoes'],
  ['2 (14 oz) cans tomatoes', '4 (14 oz) cans tomatoes'],
  ['tomatoes | 1 (400 g) can', '2 (400 g) can tomatoes'],
  ['1 can (400 g) beans', '2 cans (400 g) beans'],
  ['2 chicken breasts (200 g each)', '4 chicken breasts (200 g each)'],
  ['a splash (10 ml) of soy sauce', 'a splash (10 ml) of soy sauce'],
  ['1 cup milk (2 % fat)', '2 cups milk (2 % fat)'],
])('twice %s is %s', (line, expected) => {
  expect(toLine(line, 8)).toBe(expected);
  expect(toLine(line, 4)).toBe(line.replace(/^(.*) \| (.*)$/, '$2 $1'));
});

test('omits a measure in brackets if the amount was converted to its units', () => {
  expect(toLine('1 cup (240 ml) milk', 4, 'metric')).toBe('240 ml milk');
  expect(toLine('240 ml (1 cup) milk', 8, 'us')).toBe('2 cups milk');
  expect(toLine('1 cup (240 ml) milk', 4, 'us')).toBe('1 cup (240 ml) milk');
});

test('does not scale the size of a can in a step', () => {
  expect(toSteps(['tomatoes | 1'], ['Open 1 (400 g) can of tomatoes.'], 8)).toEqual([
    'Open 1 (400 g) can of tomatoes.',
  ]);
});
