import { CONTEXT, type PageCase, toLinked, toPage, toRaw } from './page-case.ts';

const BREAD = {
  title: 'Olive bread',
  ingredients: ['500 g bread flour', '7 g yeast', '100 g olives'],
  steps: [
    'Knead flour, yeast and water for 10 minutes.',
    'Fold in the olives.',
    'Bake at 220 °C for 35 minutes.',
  ],
};
const LIST = BREAD.ingredients.map((line) => `<li>${line}</li>`).join('');
const STEPS = BREAD.steps.map((line) => `<li>${line}</li>`).join('');
const [one = '', two = '', three = ''] = BREAD.steps;
const THING = {
  '@type': 'Recipe',
  name: BREAD.title,
  recipeIngredient: BREAD.ingredients,
  recipeInstructions: BREAD.steps,
};
const RECIPE = { '@context': CONTEXT, ...THING };

/** More pages of the kinds that went wrong in others. */
export const MORE_PAGES: readonly PageCase[] = [
  {
    name: 'tips within the steps of JSON-LD',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: BREAD.steps.map((text) => ({
        '@type': 'HowToStep',
        itemListElement: [{ '@type': 'HowToDirection', text }],
      })),
    }),
    ...BREAD,
  },
  {
    name: 'single quotes in JSON-LD',
    html: toRaw(JSON.stringify(RECIPE).replaceAll('"', "'")),
    ...BREAD,
  },
  { name: 'an array in an array', html: toLinked([[RECIPE]]), ...BREAD },
  {
    name: 'ingredients in an array in an array',
    html: toLinked({ ...RECIPE, recipeIngredient: [BREAD.ingredients] }),
    ...BREAD,
  },
  {
    name: 'ingredients in one item of an array',
    html: toLinked({ ...RECIPE, recipeIngredient: [BREAD.ingredients.join('\n')] }),
    ...BREAD,
  },
  {
    name: 'links in ingredients',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: [
        '500 g <a href="https://shop.example/flour">bread flour</a>',
        '7 g yeast',
        '100 g olives',
      ],
    }),
    ...BREAD,
  },
  {
    name: 'the same recipe from two plugins',
    html: toPage(
      '<h1>Olive bread</h1>',
      `<script type="application/ld+json">${JSON.stringify({
        '@context': CONTEXT,
        '@graph': [
          { '@type': 'WebPage', name: 'Olive bread - Loaf' },
          { '@type': 'Recipe', name: 'Olive bread' },
        ],
      })}</script><script type="application/ld+json">${JSON.stringify(RECIPE)}</script>`,
    ),
    ...BREAD,
  },
  {
    name: 'control characters in JSON-LD',
    html: toRaw(JSON.stringify(RECIPE).replace('Fold in', 'Fold\u0003 \u000bin')),
    ...BREAD,
  },
  {
    name: 'quotes with a comma in a text',
    html: toRaw(JSON.stringify(RECIPE).replace('100 g olives', '100 g "black", pitted olives')),
    ...BREAD,
    ingredients: ['500 g bread flour', '7 g yeast', '100 g "black", pitted olives'],
  },
  {
    name: 'inches in a step',
    html: toRaw(
      JSON.stringify(RECIPE).replace('Fold in the olives.', 'Fold in the olives and use a 9" tin.'),
    ),
    ...BREAD,
    steps: [one, 'Fold in the olives and use a 9" tin.', three],
  },
  {
    name: 'a description with an encoded tag',
    html: toLinked({
      ...RECIPE,
      description: '&lt;p&gt;Best.&lt;/p&gt;',
      recipeInstructions: `&lt;p&gt;${one}&lt;/p&gt;&lt;p&gt;${two}&lt;/p&gt;&lt;p&gt;${three}&lt;/p&gt;`,
    }),
    ...BREAD,
  },
  {
    name: 'degrees and fractions encoded',
    html: toRaw(
      JSON.stringify(RECIPE)
        .replace('220 °C', '220 &deg;C')
        .replace('100 g olives', '&#189; cup olives'),
    ),
    ...BREAD,
    ingredients: ['500 g bread flour', '7 g yeast', '½ cup olives'],
  },
  {
    name: 'a roundup beside the recipe',
    html: toLinked(
      {
        '@context': CONTEXT,
        '@graph': [
          {
            ...THING,
            name: 'Butter',
            recipeIngredient: ['1 l cream'],
            recipeInstructions: ['Shake.'],
          },
          THING,
        ],
      },
      '<h1>Olive bread with butter</h1>',
    ),
    ...BREAD,
  },
  {
    name: 'groups as bold paragraphs before lists',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><p><strong>Dough</strong></p><ul><li>500 g bread flour</li><li>7 g yeast</li></ul><p><strong>Filling</strong></p><ul><li>100 g olives</li></ul><h2>Instructions</h2><ol>${STEPS}</ol>`,
    ),
    ...BREAD,
    ingredients: ['Dough:', '500 g bread flour', '7 g yeast', 'Filling:', '100 g olives'],
  },
  {
    name: 'groups of steps under headings',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Instructions</h2><h3>Dough</h3><ol><li>${one}</li><li>${two}</li></ol><h3>Baking</h3><ol><li>${three}</li></ol><h2>Nutrition information</h2><ul><li>200 kcal</li></ul>`,
    ),
    ...BREAD,
    steps: [`Dough: ${one}`, two, `Baking: ${three}`],
  },
  {
    name: 'bold beginnings of steps',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Instructions</h2><ol><li><strong>Knead</strong> flour, yeast and water for 10 minutes.</li><li><strong>Fold in</strong> the olives.</li><li><strong>Bake</strong> at 220 °C for 35 minutes.</li></ol>`,
    ),
    ...BREAD,
  },
  {
    name: 'a page builder with many divisions',
    html: toPage(
      `<div class="elementor"><div><div><h1>Olive bread</h1></div></div><div class="col"><div class="w"><h4>INGREDIENTS</h4></div><div class="w"><div class="txt"><p>500 g bread flour</p><p>7 g yeast</p><p>100 g olives</p></div></div></div><div class="col"><div class="w"><h4>DIRECTIONS</h4></div><div class="w"><div class="txt"><p>${one}</p><p>${two}</p><p>${three}</p></div></div></div><div class="w"><h4>SHARE THIS RECIPE</h4></div><p>Facebook</p></div>`,
    ),
    ...BREAD,
  },
  {
    name: 'dashes at the beginning of lines',
    html: toPage(
      `<h1>Olive bread</h1><p><u>Ingredients:</u></p><p>- 500 g bread flour<br>- 7 g yeast<br>- 100 g olives</p><p><u>Preparation:</u></p><p>- ${one}<br>- ${two}<br>- ${three}</p>`,
    ),
    ...BREAD,
  },
  {
    name: 'the recipe in a quotation, heading in italics',
    html: toPage(
      `<h1>Olive bread</h1><blockquote><p><em>Ingredients</em></p><ul>${LIST}</ul><p><em>Method</em></p><ol>${STEPS}</ol></blockquote><p>Let me know how it went!</p>`,
    ),
    ...BREAD,
  },
  {
    name: 'preformatted text',
    html: toPage(
      `<h1>Olive bread</h1><pre>Ingredients:\n\n  500 g bread flour\n  7 g yeast\n  100 g olives\n\nInstructions:\n\n  ${one}\n  ${two}\n  ${three}\n</pre>`,
    ),
    ...BREAD,
  },
  {
    name: 'lists in lists',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><ul><li>For the dough<ul><li>500 g bread flour</li><li>7 g yeast</li></ul></li><li>For the filling<ul><li>100 g olives</li></ul></li></ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...BREAD,
    ingredients: [
      'For the dough:',
      '500 g bread flour',
      '7 g yeast',
      'For the filling:',
      '100 g olives',
    ],
  },
  {
    name: 'steps with pictures and captions in the items',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><ol>${BREAD.steps.map((step) => `<li>${step}<figure><img src="x.jpg"><figcaption>See here.</figcaption></figure></li>`).join('')}</ol>`,
    ),
    ...BREAD,
  },
  {
    name: 'an equipment list between',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Equipment</h2><ul><li>1 bowl</li><li>2 tins</li></ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...BREAD,
  },
  {
    name: 'comments in the main part',
    html: toPage(
      `<h1>Olive bread</h1><h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><ol>${STEPS}</ol><h2>23 thoughts on “Olive bread”</h2><p>Ann says: I made this with 2 cups of flour. Bake it longer.</p>`,
    ),
    ...BREAD,
  },
  {
    name: 'comments in microdata',
    html: toPage(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Olive bread</h1><ul>${LIST.replaceAll('<li>', '<li itemprop="recipeIngredient">')}</ul><ol>${STEPS.replaceAll('<li>', '<li itemprop="recipeInstructions">')}</ol><div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="name">Super</span><span itemprop="description">Good</span></div></div>`,
    ),
    ...BREAD,
  },
  {
    name: 'step numbers as words in capitals',
    html: toPage(
      `<h1>Olive bread</h1><section class="recipe-ingredients"><ul>${LIST}</ul></section><section class="recipe-instructions">${BREAD.steps.map((step, n) => `<div><span>STEP ${n + 1}</span><p>${step}</p></div>`).join('')}</section>`,
    ),
    ...BREAD,
  },
  {
    name: 'groups under headings of the same level',
    html: toPage(
      `<h1>Olive bread</h1><h3>Ingredients</h3><h3>Dough</h3><ul><li>500 g bread flour</li><li>7 g yeast</li></ul><h3>Filling</h3><ul><li>100 g olives</li></ul><h3>Method</h3><ol>${STEPS}</ol><h3>My other breads</h3><ul><li>Rye bread</li></ul>`,
    ),
    ...BREAD,
    ingredients: ['Dough:', '500 g bread flour', '7 g yeast', 'Filling:', '100 g olives'],
  },
  {
    name: 'steps that begin like headings',
    html: toLinked({
      ...RECIPE,
      recipeInstructions: [
        'About 20 minutes before baking, heat the oven.',
        '2 - 3 minutes of kneading are too few.',
        'Share the bread among friends.',
      ],
    }),
    ...BREAD,
    steps: [
      'About 20 minutes before baking, heat the oven.',
      '2 - 3 minutes of kneading are too few.',
      'Share the bread among friends.',
    ],
  },
  {
    name: 'other lines beside the ingredients of JSON-LD',
    html: toLinked(
      RECIPE,
      `<h1>Olive bread</h1><div class="ingredients"><ul>${LIST}<li>Our favourite knife</li></ul></div>`,
    ),
    ...BREAD,
  },
  {
    name: 'two plugins with different titles, of which one has the steps',
    html: toPage(
      '<h1>Olive bread</h1>',
      `<script type="application/ld+json">[${JSON.stringify({ ...RECIPE, recipeInstructions: [] })},${JSON.stringify({ ...RECIPE, name: 'The best olive bread', image: 'a.jpg' })}]</script>`,
    ),
    ...BREAD,
    title: 'The best olive bread',
  },
];
