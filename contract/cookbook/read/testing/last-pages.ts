import { CONTEXT, type PageCase, toLinked, toPage } from './page-case.ts';

const SALAD = {
  title: 'Potato salad',
  ingredients: ['1 kg potatoes', '2 pickles, chopped', '100 g mayonnaise'],
  steps: [
    'Boil the potatoes in their skins.',
    'Peel and slice them while warm.',
    'Mix with pickles and mayonnaise.',
  ],
};
const LIST = SALAD.ingredients.map((line) => `<li>${line}</li>`).join('');
const STEPS = SALAD.steps.map((line) => `<li>${line}</li>`).join('');
const [one = '', two = '', three = ''] = SALAD.steps;
const RECIPE = {
  '@context': CONTEXT,
  '@type': 'Recipe',
  name: SALAD.title,
  recipeIngredient: SALAD.ingredients,
  recipeInstructions: SALAD.steps,
};

/** Pages with unusual forms of lists and sections. */
export const LAST_PAGES: readonly PageCase[] = [
  {
    name: 'steps in a table with pictures',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><table>${SALAD.steps.map((step, n) => `<tr><td>${n + 1}.</td><td>${step}</td><td><img src="a.jpg"></td></tr>`).join('')}</table>`,
    ),
    ...SALAD,
  },
  {
    name: 'an ordered list that begins in a paragraph',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><p>Here is how I do it:</p><ol>${STEPS}</ol><p>It keeps for two days.</p>`,
    ),
    ...SALAD,
  },
  {
    name: 'one list for each step',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Instructions</h2><ol><li>${one}</li></ol><img src="1.jpg"><ol start="2"><li>${two}</li></ol><img src="2.jpg"><ol start="3"><li>${three}</li></ol>`,
    ),
    ...SALAD,
  },
  {
    name: 'two lists of ingredients beside each other',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingredients</h2><table><tr><td><ul><li>1 kg potatoes</li><li>2 pickles, chopped</li></ul></td><td><ul><li>100 g mayonnaise</li></ul></td></tr></table><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...SALAD,
  },
  {
    name: 'metric and imperial amounts in spans',
    html: toPage(
      `<h1>Potato salad</h1><div class="ingredients"><ul><li><span class="qty">1</span> <span class="unit">kg</span> <span class="item">potatoes</span></li><li><span class="qty">2</span> <span class="item">pickles</span><span class="prep">, chopped</span></li><li><span>100</span><span>g</span><span>mayonnaise</span></li></ul></div><div class="instructions"><p>${one}</p><p>${two}</p><p>${three}</p></div>`,
    ),
    ...SALAD,
  },
  {
    name: 'a heading with a count and an emoji',
    html: toPage(
      `<h1>Potato salad 🥔</h1><h2>🛒 Ingredients</h2><ul>${LIST}</ul><h2>👩‍🍳 Instructions</h2><ol>${STEPS}</ol><h2>💡 Tips</h2><p>Use waxy ones.</p>`,
    ),
    ...SALAD,
    title: 'Potato salad 🥔',
  },
  {
    name: 'class names in camel case',
    html: toPage(
      `<h1>Potato salad</h1><div class="RecipeIngredients"><ul>${LIST}</ul></div><div class="RecipeInstructions"><ol>${STEPS}</ol></div>`,
    ),
    ...SALAD,
  },
  {
    name: 'class names of modules',
    html: toPage(
      `<h1>Potato salad</h1><div class="ingredients_list__x7Fd2"><ul>${LIST}</ul></div><div class="directions_steps__9aK"><ol>${STEPS}</ol></div>`,
    ),
    ...SALAD,
  },
  {
    name: 'details that open on a tap',
    html: toPage(
      `<h1>Potato salad</h1><details><summary>Ingredients</summary><ul>${LIST}</ul></details><details><summary>Method</summary><ol>${STEPS}</ol></details>`,
    ),
    ...SALAD,
  },
  {
    name: 'a title in the page only',
    html: `<html><head><title>Potato salad | Tubers &amp; Co</title></head><body><p><b>Ingredients</b></p><ul>${LIST}</ul><p><b>Method</b></p><ol>${STEPS}</ol></body></html>`,
    ...SALAD,
  },
  {
    name: 'JSON-LD in a script with another case of its type',
    html: toPage(
      '<h1>Potato salad</h1>',
      `<script TYPE="Application/LD+JSON">${JSON.stringify(RECIPE)}</script>`,
    ),
    ...SALAD,
  },
  {
    name: 'a supply list and sections in sections',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Salad',
          itemListElement: [
            {
              '@type': 'ItemList',
              itemListElement: SALAD.steps.map((text) => ({ '@type': 'HowToStep', text })),
            },
          ],
        },
      ],
    }),
    ...SALAD,
    steps: [`Salad: ${one}`, two, three],
  },
  {
    name: 'a step that is a list of texts',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [{ '@type': 'HowToStep', text: SALAD.steps }],
    }),
    ...SALAD,
  },
  {
    name: 'a Dutch page',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingrediënten</h2><ul>${LIST}</ul><h2>Bereiding</h2><ol>${STEPS}</ol>`,
    ),
    ...SALAD,
  },
  {
    name: 'a Portuguese page',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingredientes</h2><ul>${LIST}</ul><h2>Modo de preparo</h2><ol>${STEPS}</ol>`,
    ),
    ...SALAD,
  },
  {
    name: 'a Swedish page',
    html: toPage(
      `<h1>Potato salad</h1><h2>Ingredienser</h2><ul>${LIST}</ul><h2>Gör så här</h2><ol>${STEPS}</ol>`,
    ),
    ...SALAD,
  },
  {
    name: 'a list of links beside the recipe',
    html: toLinked([
      {
        '@context': CONTEXT,
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'Recipe', name: 'Another soup', url: '/2' }],
      },
      RECIPE,
    ]),
    ...SALAD,
  },
  {
    name: 'steps in an array of arrays',
    html: toLinked({ ...RECIPE, recipeInstructions: [SALAD.steps] }),
    ...SALAD,
  },
];
