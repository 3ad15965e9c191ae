import { PIE, PIE_RECIPE, THING } from './linked-traits.ts';
import { CONTEXT, type PageCase, toLinked, toPage, toRaw, toStepThings } from './page-case.ts';

const [one = '', two = '', three = ''] = PIE.steps;

/** Places and damage of JSON-LD, and pages that show more than their JSON-LD has. */
export const GRAPH_TRAITS: readonly PageCase[] = [
  {
    name: 'a graph in an array',
    html: toLinked([{ '@context': CONTEXT, '@graph': [{ '@type': 'WebPage' }, THING] }]),
    ...PIE,
  },
  {
    name: 'an item of a list',
    html: toLinked({
      '@context': CONTEXT,
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 1, item: THING }],
    }),
    ...PIE,
  },
  {
    name: 'the subject of a product',
    html: toLinked({ '@context': CONTEXT, '@type': 'Product', name: 'A pan', subjectOf: THING }),
    ...PIE,
  },
  {
    name: 'a type in lower case',
    html: toLinked({ ...PIE_RECIPE, '@type': 'recipe' }),
    ...PIE,
  },
  {
    name: 'a prefix before every name',
    html: toLinked({
      '@context': { schema: 'https://schema.org/' },
      '@type': 'schema:Recipe',
      'schema:name': PIE.title,
      'schema:recipeIngredient': PIE.ingredients,
      'schema:recipeInstructions': PIE.steps.map((text) => ({
        '@type': 'schema:HowToStep',
        'schema:text': text,
      })),
    }),
    ...PIE,
  },
  {
    name: 'values in other values',
    html: toLinked({
      ...PIE_RECIPE,
      name: { '@value': PIE.title, '@language': 'en' },
      recipeIngredient: PIE.ingredients.map((value) => ({ '@value': value })),
      recipeInstructions: PIE.steps.map((value) => ({ '@value': value })),
    }),
    ...PIE,
  },
  {
    name: 'a mark at the beginning of the file, and escaped slashes',
    html: toRaw(`\uFEFF ${JSON.stringify(PIE_RECIPE).replaceAll('/', String.raw`\/`)}`),
    ...PIE,
  },
  {
    name: 'a script type without quotes and with more attributes',
    html: toPage(
      '<h1>Read on</h1>',
      `<script class=schema data-x="1" type=application/ld+json>${JSON.stringify(PIE_RECIPE)}</script>`,
    ),
    ...PIE,
  },
  {
    name: 'a broken object beside the recipe',
    html: toPage(
      '<h1>Pie</h1>',
      `<script type="application/ld+json">{"@type":"Organization","name":"A "bad" one"</script><script type="application/ld+json">${JSON.stringify(PIE_RECIPE)}</script>`,
    ),
    ...PIE,
  },
  {
    name: 'a backslash that escapes nothing',
    html: toRaw(JSON.stringify(PIE_RECIPE).replace('200 °C', String.raw`200\°C`)),
    ...PIE,
    steps: [one, two, three, 'Bake at 200°C for half an hour.'],
  },
  {
    name: 'a value without quotes, and a function',
    html: toRaw(
      JSON.stringify(PIE_RECIPE).replace(
        '"name"',
        '"datePublished": , "interactionCount": NaN, "name"',
      ),
    ),
    ...PIE,
  },
  {
    name: 'the headline instead of the name',
    html: toLinked({ ...PIE_RECIPE, name: undefined, headline: PIE.title }),
    ...PIE,
  },
  {
    name: 'ingredients without their amounts, which the page shows',
    html: toLinked(
      { ...PIE_RECIPE, recipeIngredient: ['leeks', 'waxy potatoes', 'puff pastry', 'Nutmeg'] },
      `<h1>Leek and potato pie</h1><h2>Ingredients</h2><ul>${['3 leeks', '600 g waxy potatoes', '1 sheet puff pastry', 'Nutmeg'].map((line) => `<li>${line}</li>`).join('')}</ul>`,
    ),
    ...PIE,
    ingredients: ['3 leeks', '600 g waxy potatoes', '1 sheet puff pastry', 'Nutmeg'],
  },
  {
    name: 'the first steps only, while the page shows all in paragraphs',
    html: toLinked(
      { ...PIE_RECIPE, recipeInstructions: toStepThings([one, two]) },
      `<h1>Leek and potato pie</h1><h2>Method</h2><div class="steps">${PIE.steps.map((step, n) => `<div class="step"><span>${n + 1}</span><p>${step}</p></div>`).join('')}</div>`,
    ),
    ...PIE,
  },
  {
    name: 'empty lists beside microdata',
    html: toPage(
      `<article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek and potato pie</h1><ul>${PIE.ingredients.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul><ol itemprop="recipeInstructions">${PIE.steps.map((step) => `<li>${step}</li>`).join('')}</ol></article>`,
      `<script type="application/ld+json">${JSON.stringify({ ...PIE_RECIPE, recipeIngredient: [''], recipeInstructions: '' })}</script>`,
    ),
    ...PIE,
  },
  {
    name: 'the data of a framework with names of its own',
    html: toPage(
      `<div id="__next"><h1>${PIE.title}</h1></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(
        {
          props: {
            pageProps: {
              user: null,
              recipe: {
                id: 7,
                title: PIE.title,
                ingredients: [
                  { quantity: '3', unit: '', name: 'leeks, sliced' },
                  { quantity: '600', unit: 'g', name: 'waxy potatoes' },
                  { quantity: '1', unit: 'sheet', name: 'puff pastry' },
                  { quantity: '', unit: '', name: 'Nutmeg' },
                ],
                steps: PIE.steps.map((description, n) => ({ number: n + 1, description })),
              },
            },
          },
        },
      )}</script>`,
    ),
    ...PIE,
  },
  {
    name: 'two lists in different units, of which JSON-LD has one',
    html: toLinked(
      PIE_RECIPE,
      `<h1>Leek and potato pie</h1><div class="ingredients"><ul>${PIE.ingredients.map((line) => `<li>${line}</li>`).join('')}</ul><ul><li>3 leeks, sliced thinly</li><li>1 lb 5 oz waxy potatoes</li><li>1 sheet of puff pastry</li></ul></div>`,
    ),
    ...PIE,
  },
  {
    name: 'remarks after the steps of JSON-LD',
    html: toLinked(
      PIE_RECIPE,
      `<h1>Leek and potato pie</h1><div class="method"><ol>${PIE.steps.map((line) => `<li>${line}</li>`).join('')}<li>Cut the rest into small pieces and freeze it.</li></ol></div>`,
    ),
    ...PIE,
  },
  {
    name: 'a group named after its ingredients',
    html: toLinked({
      ...PIE_RECIPE,
      recipeIngredient: ['Dry ingredients', ...PIE.ingredients.slice(0, 2), 'Ingredients'],
    }),
    ...PIE,
    ingredients: ['Dry ingredients:', ...PIE.ingredients.slice(0, 2)],
  },
  {
    name: 'the data of a framework in an assignment',
    html: toPage(
      `<div id="app"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify({
        recipe: {
          name: PIE.title,
          ingredients: PIE.ingredients,
          instructions: PIE.steps,
        },
      })};</script>`,
    ),
    ...PIE,
  },
];
