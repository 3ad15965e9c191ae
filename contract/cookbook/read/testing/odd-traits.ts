import { CONTEXT, type PageCase, toLinked, toPage, toRaw, toStepThings } from './page-case.ts';

const RICE = {
  title: 'Mushroom & barley bowl',
  ingredients: ['250 g pearl barley', '400 g mushrooms', '2 tbsp olive oil', 'Pepper'],
  steps: [
    'Boil the barley for 30 minutes.',
    'Fry the mushrooms in the oil over a high heat.',
    'Mix both and season with pepper.',
  ],
};
const [one = '', two = '', three = ''] = RICE.steps;
const UL = `<ul>${RICE.ingredients.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const OL = `<ol>${RICE.steps.map((line) => `<li>${line}</li>`).join('')}</ol>`;
const PARAGRAPHS = RICE.steps.map((line) => `<p>${line}</p>`).join('');
const H1 = '<h1>Mushroom &amp; barley bowl</h1>';
const RECIPE = {
  '@context': CONTEXT,
  '@type': 'Recipe',
  name: 'Mushroom &amp; barley bowl',
  recipeIngredient: RICE.ingredients,
  recipeInstructions: toStepThings(RICE.steps),
};
const withSteps = (recipeInstructions: unknown) => toLinked({ ...RECIPE, recipeInstructions });

/** Forms that pages in the last group did not have. */
export const ODD_TRAITS: readonly PageCase[] = [
  {
    name: 'texts as the elements of a list',
    html: withSteps({ itemListElement: RICE.steps }),
    ...RICE,
  },
  {
    name: 'arrays of steps in an array',
    html: withSteps([toStepThings([one, two]), toStepThings([three])]),
    ...RICE,
  },
  {
    name: 'line breaks that were escaped twice',
    html: withSteps(RICE.steps.join(String.raw`\n`)),
    ...RICE,
  },
  {
    name: 'line breaks as encoded tags',
    html: withSteps(RICE.steps.join('&lt;br /&gt;&lt;br /&gt;')),
    ...RICE,
  },
  {
    name: 'ordinal signs before the steps',
    html: withSteps(RICE.steps.map((step, n) => `${n + 1}º ${step}`).join('\n')),
    ...RICE,
  },
  {
    name: 'numbers with dots on lines of their own',
    html: withSteps(RICE.steps.flatMap((step, n) => [`${n + 1}.`, step])),
    ...RICE,
  },
  {
    name: 'a comment in HTML and styles within a step',
    html: withSteps([
      { '@type': 'HowToStep', text: `<!-- wp:paragraph --><p>${one}</p>` },
      { '@type': 'HowToStep', text: `<style>.a{color:red}</style>${two}` },
      { '@type': 'HowToStep', text: three },
    ]),
    ...RICE,
  },
  {
    name: 'a raw line break in the name',
    html: toRaw(JSON.stringify(RECIPE).replace('&amp; barley', '&amp;\n barley')),
    ...RICE,
  },
  {
    name: 'ingredients in one text with bullets',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: RICE.ingredients.map((line) => `• ${line}`).join(' '),
    }),
    ...RICE,
  },
  {
    name: 'a heading in capitals and a heading in HTML among the ingredients',
    html: toLinked({
      ...RECIPE,
      recipeIngredient: ['<b>For the bowl</b>', ...RICE.ingredients],
    }),
    ...RICE,
    ingredients: ['For the bowl:', ...RICE.ingredients],
  },
  {
    name: 'steps without full stops that begin like headings',
    html: withSteps([
      'To make the bowl boil the barley for half an hour',
      'How to fry mushrooms: use a hot pan',
      'Share among four plates',
    ]),
    ...RICE,
    steps: [
      'To make the bowl boil the barley for half an hour',
      'How to fry mushrooms: use a hot pan',
      'Share among four plates',
    ],
  },
  {
    name: 'a paragraph between the heading and the list',
    html: toPage(
      `${H1}<h2>Ingredients</h2><p>You find barley in most shops.</p>${UL}<h2>Method</h2>${OL}`,
    ),
    ...RICE,
  },
  {
    name: 'a bold line with the number of people',
    html: toPage(
      `${H1}<h2>Ingredients</h2><p><strong>For 4 people</strong></p>${UL}<h2>Method</h2>${OL}`,
    ),
    ...RICE,
  },
  {
    name: 'a caption of a table as the heading',
    html: toPage(
      `${H1}<table><caption>Ingredients</caption>${RICE.ingredients.map((line) => `<tr><td>${line}</td></tr>`).join('')}</table><h2>Method</h2>${OL}`,
    ),
    ...RICE,
  },
  {
    name: 'a legend as the heading',
    html: toPage(
      `${H1}<fieldset><legend>Ingredients</legend>${UL}</fieldset><fieldset><legend>Method</legend>${OL}</fieldset>`,
    ),
    ...RICE,
  },
  {
    name: 'terms and descriptions as steps',
    html: toPage(
      `${H1}<h2>Ingredients</h2>${UL}<h2>Method</h2><dl>${RICE.steps.map((step, n) => `<dt>Step ${n + 1}</dt><dd>${step}</dd>`).join('')}</dl>`,
    ),
    ...RICE,
  },
  {
    name: 'a template that the browser shows',
    html: toPage(
      `${H1}<recipe-page><template shadowrootmode="open"><h2>Ingredients</h2>${UL}<h2>Method</h2>${OL}</template></recipe-page>`,
    ),
    ...RICE,
  },
  {
    name: 'notes within the part of the steps',
    html: toPage(
      `${H1}<div class="recipe-ingredients">${UL}</div><div class="recipe-instructions">${PARAGRAPHS}<h4>Notes</h4><p>Keep it cool.</p></div>`,
    ),
    ...RICE,
  },
  {
    name: 'equipment within the part of the ingredients',
    html: toPage(
      `${H1}<div class="recipe-ingredients">${UL}<h4>Equipment</h4><ul><li>1 wok</li><li>2 bowls</li></ul></div><div class="recipe-instructions">${OL}</div>`,
    ),
    ...RICE,
  },
  {
    name: 'questions to the reader after the steps',
    html: toPage(
      `${H1}<h2>Ingredients</h2>${UL}<h2>Method</h2>${PARAGRAPHS}<p><strong>Tried this recipe?</strong></p><p>Let us know how it was!</p>`,
    ),
    ...RICE,
  },
  {
    name: 'a video and a shop beside the lists',
    html: toPage(
      `${H1}<h2>Ingredients</h2>${UL}<div class="video"><h3>Watch the video</h3><p>How to cook barley</p></div><h2>Method</h2>${OL}<h2>Shop this recipe</h2><ul><li>1 pan for 20</li></ul>`,
    ),
    ...RICE,
  },
  {
    name: 'lists without a heading, in an article',
    html: toPage(`${H1}<article><p>I love barley.</p>${UL}${OL}<p>That is all.</p></article>`),
    ...RICE,
  },
  {
    name: 'a paragraph with all ingredients',
    html: toPage(
      `${H1}<h2>Ingredients</h2><p>250 g pearl barley, 400 g mushrooms, 2 tbsp olive oil, Pepper</p><h2>Method</h2>${PARAGRAPHS}`,
    ),
    ...RICE,
  },
  {
    name: 'amounts after the names, with dots between',
    html: toPage(
      `${H1}<h2>Ingredients</h2><ul><li>Pearl barley – 250 g</li><li>Mushrooms – 400 g</li><li>Pepper</li></ul><h2>Method</h2>${OL}`,
    ),
    ...RICE,
    ingredients: ['Pearl barley – 250 g', 'Mushrooms – 400 g', 'Pepper'],
  },
  {
    name: 'steps in the cells of a table with a title row',
    html: toPage(
      `${H1}<h2>Ingredients</h2>${UL}<h2>Method</h2><table><thead><tr><th>Step</th><th>What to do</th></tr></thead><tbody>${RICE.steps.map((step, n) => `<tr><td>${n + 1}</td><td>${step}</td></tr>`).join('')}</tbody></table>`,
    ),
    ...RICE,
  },
  {
    name: 'three recipes on a page, each with its own lists',
    html: toPage(
      `<h1>Three bowls</h1><h2>Rice bowl</h2><h3>Ingredients</h3><ul><li>200 g rice</li><li>1 egg</li></ul><h3>Method</h3><ol><li>Boil the rice.</li><li>Fry the egg.</li></ol><h2>Bean bowl</h2><h3>Ingredients</h3><ul><li>1 can beans</li><li>1 lime</li></ul><h3>Method</h3><ol><li>Warm the beans.</li><li>Squeeze the lime.</li></ol>`,
    ),
    title: 'Three bowls',
    ingredients: ['200 g rice', '1 egg'],
    steps: ['Boil the rice.', 'Fry the egg.'],
  },
  {
    name: 'lists in a list for each part',
    html: toPage(
      `${H1}<h2>Ingredients</h2>${UL}<h2>Method</h2><ol><li>${one}</li><li>${two}<ul><li>Stir often.</li></ul></li><li>${three}</li></ol>`,
    ),
    ...RICE,
    steps: [one, two, 'Stir often.', three],
  },
  {
    name: 'a recipe with JSON-LD of its comments',
    html: toPage(
      `${H1}<h2>Ingredients</h2>${UL}<h2>Method</h2>${OL}`,
      `<script type="application/ld+json">${JSON.stringify({ '@context': CONTEXT, '@type': 'Article', headline: 'Bowl', comment: [{ '@type': 'Comment', text: 'I used 2 cups of rice.' }] })}</script>`,
    ),
    ...RICE,
  },
];
