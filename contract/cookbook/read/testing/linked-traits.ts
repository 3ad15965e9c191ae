import { CONTEXT, type PageCase, toLinked, toStepThings } from './page-case.ts';

export const PIE = {
  title: 'Leek and potato pie',
  ingredients: ['3 leeks, sliced', '600 g waxy potatoes', '1 sheet puff pastry', 'Nutmeg'],
  steps: [
    'Cook the leeks in butter until they are soft.',
    'Boil the potatoes for 12 minutes and slice them.',
    'Layer both in a dish and cover with the pastry.',
    'Bake at 200 °C for half an hour.',
  ],
};
const [one = '', two = '', three = '', four = ''] = PIE.steps;
export const THING = {
  '@type': 'Recipe',
  name: PIE.title,
  recipeIngredient: PIE.ingredients,
  recipeInstructions: toStepThings(PIE.steps),
};
export const PIE_RECIPE = { '@context': CONTEXT, ...THING };
const withSteps = (recipeInstructions: unknown) => toLinked({ ...PIE_RECIPE, recipeInstructions });
const withLines = (recipeIngredient: unknown) => toLinked({ ...PIE_RECIPE, recipeIngredient });

/** Forms of JSON-LD that importers of recipes were reported to miss. */
export const LINKED_TRAITS: readonly PageCase[] = [
  {
    name: 'steps in an object with numbers as keys',
    html: withSteps(Object.fromEntries(PIE.steps.map((text, n) => [String(n), { text }]))),
    ...PIE,
  },
  {
    name: 'steps as JSON in a text',
    html: withSteps(JSON.stringify(toStepThings(PIE.steps))),
    ...PIE,
  },
  {
    name: 'steps without a text, but with a name',
    html: withSteps(PIE.steps.map((name) => ({ '@type': 'HowToStep', name, text: null }))),
    ...PIE,
  },
  {
    name: 'steps named by numbers',
    html: withSteps(
      PIE.steps.map((text, n) => ({ '@type': 'HowToStep', name: `Step ${n + 1}`, text, url: '#' })),
    ),
    ...PIE,
  },
  {
    name: 'one text in an item list',
    html: withSteps({ '@type': 'ItemList', itemListElement: PIE.steps.join('\n') }),
    ...PIE,
  },
  {
    name: 'a list of items that hold steps',
    html: withSteps({
      '@type': 'ItemList',
      itemListElement: PIE.steps.map((text, n) => ({
        '@type': 'ListItem',
        position: n + 1,
        item: { '@type': 'HowToStep', text },
      })),
    }),
    ...PIE,
  },
  {
    name: 'a how-to with steps',
    html: withSteps({ '@type': 'HowTo', step: toStepThings(PIE.steps) }),
    ...PIE,
  },
  {
    name: 'sections with one step that is not in a list',
    html: withSteps([
      { '@type': 'HowToSection', name: 'Filling', itemListElement: toStepThings([one, two]) },
      {
        '@type': 'HowToSection',
        name: 'Pie',
        itemListElement: { '@type': 'HowToStep', text: three },
      },
      { '@type': 'HowToStep', text: four },
    ]),
    ...PIE,
    steps: [`Filling: ${one}`, two, `Pie: ${three}`, four],
  },
  {
    name: 'a section for each step, named by numbers',
    html: withSteps(
      PIE.steps.map((text, n) => ({
        '@type': 'HowToSection',
        name: `Step ${n + 1}`,
        itemListElement: [{ '@type': 'HowToStep', text }],
      })),
    ),
    ...PIE,
  },
  {
    name: 'creative works as steps',
    html: withSteps(PIE.steps.map((text) => ({ '@type': 'CreativeWork', text }))),
    ...PIE,
  },
  {
    name: 'one item of an array with a list in HTML',
    html: withSteps([`<ol>${PIE.steps.map((step) => `<li>${step}</li>`).join('\n')}</ol>`]),
    ...PIE,
  },
  {
    name: 'labels on lines of their own',
    html: withSteps(PIE.steps.map((step, n) => `Step ${n + 1}\n${step}`).join('\n')),
    ...PIE,
  },
  {
    name: 'numbers without spaces',
    html: withSteps(PIE.steps.map((step, n) => `${n + 1}.${step}`).join('')),
    ...PIE,
  },
  {
    name: 'numbers in brackets, and spelled labels',
    html: withSteps(PIE.steps.map((step, n) => `(${n + 1}) ${step}`)),
    ...PIE,
  },
  {
    name: 'labels with a total',
    html: withSteps(PIE.steps.map((step, n) => `Step ${n + 1} of 4: ${step}`)),
    ...PIE,
  },
  {
    name: 'labels in words',
    html: withSteps(
      PIE.steps.map((step, n) => `Step ${['one', 'two', 'three', 'four'][n]} - ${step}`),
    ),
    ...PIE,
  },
  {
    name: 'numbers as emoji',
    html: withSteps(PIE.steps.map((step, n) => `${n + 1}\uFE0F\u20E3 ${step}`)),
    ...PIE,
  },
  {
    name: 'pictures and links within the steps',
    html: withSteps(
      PIE.steps.map((step) => ({
        '@type': 'HowToStep',
        text: `<img src="p.jpg" alt="Pie"> ${step}<a href="/shop"></a>`,
      })),
    ),
    ...PIE,
  },
  {
    name: 'paragraphs with empty ones between',
    html: withSteps(PIE.steps.map((step) => `<p>${step}</p>\n<p>&nbsp;</p>`).join('')),
    ...PIE,
  },
  {
    name: 'the word for the steps before them',
    html: withSteps(['Instructions', ...PIE.steps, 'Enjoy!']),
    ...PIE,
    steps: [...PIE.steps, 'Enjoy!'],
  },
  {
    name: 'empty, missing and repeated ingredients',
    html: withLines(['', PIE.ingredients[0], null, ' ', ...PIE.ingredients.slice(1)]),
    ...PIE,
  },
  {
    name: 'ingredients as a list in HTML',
    html: withLines(`<ul>${PIE.ingredients.map((line) => `<li>${line}</li>`).join('')}</ul>`),
    ...PIE,
  },
  {
    name: 'ingredients in an object with numbers as keys',
    html: withLines(Object.fromEntries(PIE.ingredients.map((line, n) => [String(n), line]))),
    ...PIE,
  },
  {
    name: 'ingredients with tabs, line breaks and two spaces',
    html: withLines([
      '3\n\t\tleeks,  sliced',
      '600\u00A0g\n waxy potatoes',
      '1 sheet puff pastry',
      'Nutmeg',
    ]),
    ...PIE,
  },
  {
    name: 'ingredients by the name "ingredients", in things with text',
    html: toLinked({
      ...PIE_RECIPE,
      recipeIngredient: undefined,
      ingredients: PIE.ingredients.map((text) => ({ '@type': 'Text', text })),
    }),
    ...PIE,
  },
  {
    name: 'facts of nutrition among the ingredients',
    html: withLines([...PIE.ingredients, 'Calories: 310 kcal', 'Protein: 9 g', 'Serves 4']),
    ...PIE,
  },
];
