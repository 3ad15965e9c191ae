import { CONTEXT, type PageCase, toLinked, toPage, toRaw, toStepThings } from './page-case.ts';

const INGREDIENTS = ['200 g red lentils', '1 onion, chopped', '1 l vegetable stock'];
const STEPS = [
  'Fry the onion until it is soft.',
  'Add lentils and stock.',
  'Simmer for 20 minutes.',
];
export const SOUP = { title: 'Lentil soup', ingredients: INGREDIENTS, steps: STEPS };
const THING = {
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeIngredient: INGREDIENTS,
  recipeInstructions: toStepThings(STEPS),
};
const RECIPE = { '@context': CONTEXT, ...THING };
/** The recipe of these pages as JSON-LD. */
export const PLAIN = JSON.stringify({ ...RECIPE, recipeInstructions: STEPS });

/** Pages with a recipe in JSON-LD, whole or broken. */
export const LINKED_PAGES: readonly PageCase[] = [
  { name: 'a plain object', html: toLinked(RECIPE), ...SOUP },
  { name: 'steps as texts', html: toRaw(PLAIN), ...SOUP },
  {
    name: 'a graph with references',
    html: toLinked({
      '@context': CONTEXT,
      '@graph': [
        { '@type': 'WebSite', '@id': '#site', name: 'Spoon and Bowl' },
        {
          '@type': 'Article',
          '@id': '#article',
          headline: 'My soup',
          isPartOf: { '@id': '#site' },
        },
        { ...THING, author: { '@id': '#ann' }, image: { '@id': '#image' } },
        { '@type': 'ImageObject', '@id': '#image', url: '/soup.jpg' },
        { '@type': 'Person', '@id': '#ann', name: 'Ann' },
      ],
    }),
    ...SOUP,
  },
  {
    name: 'an array',
    html: toLinked([{ '@context': CONTEXT, '@type': 'BreadcrumbList' }, RECIPE]),
    ...SOUP,
  },
  {
    name: 'several types',
    html: toLinked([{ ...RECIPE, '@type': ['Recipe', 'NewsArticle'] }]),
    ...SOUP,
  },
  {
    name: 'a type with its address',
    html: toLinked({ ...RECIPE, '@type': 'http://schema.org/Recipe' }),
    ...SOUP,
  },
  {
    name: 'within mainEntity',
    html: toLinked({ '@context': CONTEXT, '@type': 'WebPage', mainEntity: THING }),
    ...SOUP,
  },
  {
    name: 'within several levels',
    html: toLinked({
      '@context': CONTEXT,
      '@type': 'WebPage',
      mainEntity: { '@type': 'Article', about: [{ hasPart: THING }] },
    }),
    ...SOUP,
  },
  {
    name: 'several scripts',
    html: toPage(
      `<h1>Lentil soup</h1><script type="application/ld+json">{"@type":"Organization","name":"Spoon"}</script><script type='application/ld+json; charset=utf-8'>${PLAIN}</script>`,
    ),
    ...SOUP,
  },
  {
    name: 'sections of steps',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Base', itemListElement: toStepThings(STEPS.slice(0, 1)) },
        { '@type': 'HowToSection', name: 'Soup', itemListElement: toStepThings(STEPS.slice(1)) },
      ],
    }),
    ...SOUP,
    steps: [
      'Base: Fry the onion until it is soft.',
      'Soup: Add lentils and stock.',
      'Simmer for 20 minutes.',
    ],
  },
  {
    name: 'steps in an item list with directions',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: STEPS.map((text, n) => ({
          '@type': 'HowToStep',
          position: n + 1,
          itemListElement: [{ '@type': 'HowToDirection', text }],
        })),
      },
    }),
    ...SOUP,
  },
  {
    name: 'steps with names only',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: STEPS.map((name) => ({ '@type': 'HowToStep', name, text: '' })),
    }),
    ...SOUP,
  },
  {
    name: 'one text with line breaks',
    html: toLinked({ ...RECIPE, recipeInstructions: STEPS.join('\n\n') }),
    ...SOUP,
  },
  {
    name: 'one text with paragraphs',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: STEPS.map((step) => `<p>${step}</p>`).join(''),
    }),
    ...SOUP,
  },
  {
    name: 'one text with a list that is encoded',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: `&lt;ol&gt;${STEPS.map((step) => `&lt;li&gt;${step}&lt;/li&gt;`).join('')}&lt;/ol&gt;`,
    }),
    ...SOUP,
  },
  {
    name: 'one text with numbers',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: STEPS.map((step, n) => `${n + 1}. ${step}`).join(' '),
    }),
    ...SOUP,
  },
  {
    name: 'one text with words for steps',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: STEPS.map((step, n) => `Step ${n + 1}: ${step}`).join(' '),
    }),
    ...SOUP,
  },
  {
    name: 'one text without spaces between the paragraphs',
    html: toLinked({ ...RECIPE, recipeInstructions: STEPS.join('') }),
    ...SOUP,
  },
  {
    name: 'one step that holds all',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [{ '@type': 'HowToStep', text: STEPS.join('\r\n') }],
    }),
    ...SOUP,
  },
  {
    name: 'numbers, empty steps and repeated steps',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [
        'Step 1',
        `1. ${STEPS[0]}`,
        '',
        `2) ${STEPS[1]}`,
        STEPS[1],
        `3 - ${STEPS[2]}`,
      ],
    }),
    ...SOUP,
  },
  {
    name: 'old ingredients',
    html: toLinked({
      '@context': CONTEXT,
      '@type': 'Recipe',
      name: SOUP.title,
      ingredients: INGREDIENTS,
      recipeInstructions: STEPS,
    }),
    ...SOUP,
  },
  {
    name: 'ingredients in one text with line breaks',
    html: toLinked({ ...RECIPE, recipeIngredient: INGREDIENTS.join('<br />\n') }),
    ...SOUP,
  },
  {
    name: 'ingredients in one text with commas',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: '200 g red lentils, 1 onion, 1 l vegetable stock',
    }),
    ...SOUP,
    ingredients: ['200 g red lentils', '1 onion', '1 l vegetable stock'],
  },
  {
    name: 'ingredients as things',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: [
        {
          '@type': 'HowToSupply',
          name: 'red lentils',
          requiredQuantity: { value: 200, unitText: 'g' },
        },
        { '@type': 'PropertyValue', name: 'onion, chopped', value: '1' },
        { name: '1 l vegetable stock' },
      ],
    }),
    ...SOUP,
  },
  {
    name: 'entities encoded twice, boxes and invisible characters',
    html: toLinked({
      ...RECIPE,
      name: 'Ann&amp;#8217;s cr&amp;egrave;me br&amp;ucirc;l&amp;eacute;e',
      recipeIngredient: [
        '▢ 4 egg&nbsp;yolks',
        '\u200b500&#160;ml  cream',
        '&frac12; vanilla pod &amp;amp; its seeds',
      ],
    }),
    title: 'Ann’s crème brûlée',
    ingredients: ['4 egg yolks', '500 ml cream', '½ vanilla pod & its seeds'],
    steps: STEPS,
  },
  {
    name: 'headings of groups and advertisements',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: [
        'For the soup:',
        ...INGREDIENTS,
        'Advertisement',
        'For the top',
        '1 tbsp cream',
      ],
    }),
    ...SOUP,
    ingredients: ['For the soup:', ...INGREDIENTS, 'For the top:', '1 tbsp cream'],
  },
  {
    name: 'two recipes, of which the heading names one',
    html: toLinked(
      [
        {
          ...RECIPE,
          name: 'Garlic bread',
          recipeIngredient: ['1 baguette', '3 cloves of garlic', '50 g butter', 'parsley'],
        },
        RECIPE,
      ],
      '<h1>Lentil soup for winter</h1>',
    ),
    ...SOUP,
  },
  {
    name: 'no name in the recipe',
    html: toLinked({ ...RECIPE, name: '' }, '<h1>Lentil soup</h1>'),
    ...SOUP,
  },
  {
    name: 'no steps in JSON-LD',
    html: toLinked(
      { ...RECIPE, recipeInstructions: [] },
      `<h1>Lentil soup</h1><h2>Ingredients</h2><ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2>${STEPS.map((step) => `<p>${step}</p>`).join('')}`,
    ),
    ...SOUP,
  },
  {
    name: 'one long step, which the page shows as a list',
    html: toLinked(
      { ...RECIPE, recipeInstructions: STEPS.join(' ') },
      `<h1>Lentil soup</h1><div class="recipe-instructions"><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></div>`,
    ),
    ...SOUP,
  },
];
