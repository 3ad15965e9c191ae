import { type PageCase, toPage } from './page-case.ts';

const RICE = {
  title: 'Tomato rice',
  ingredients: ['1 cup rice', '2 tomatoes, diced', 'Salt'],
  steps: [
    'Rinse the rice well.',
    'Cook the tomatoes for 5 minutes.',
    'Add rice and water and simmer.',
  ],
};
const LIST = RICE.ingredients.map((line) => `<li>${line}</li>`).join('');
const STEPS = RICE.steps.map((line) => `<li>${line}</li>`).join('');
const PARAGRAPHS = RICE.steps.map((line) => `<p>${line}</p>`).join('');
const H1 = '<h1>Tomato rice</h1><p>My grandmother cooked this on Sundays.</p>';

function toHeaded(ingredients: string, steps: string, rest = ''): string {
  return toPage(
    `${H1}<h2>${ingredients}</h2><ul>${LIST}</ul><h2>${steps}</h2><ol>${STEPS}</ol>${rest}`,
  );
}

/** Pages without any marks: headings, lists and paragraphs. */
export const BARE_PAGES: readonly PageCase[] = [
  { name: 'headings and lists', html: toHeaded('Ingredients', 'Method'), ...RICE },
  {
    name: 'other words for headings',
    html: toHeaded('What you’ll need:', 'How to make tomato rice'),
    ...RICE,
  },
  {
    name: 'headings with servings',
    html: toHeaded('Ingredients (serves 4)', 'Directions'),
    ...RICE,
  },
  { name: 'headings in capitals', html: toHeaded('INGREDIENTS', 'PREPARATION'), ...RICE },
  {
    name: 'notes, nutrition and comments after the steps',
    html: toHeaded(
      'Ingredients',
      'Instructions',
      '<h2>Notes</h2><ul><li>Use basmati rice.</li></ul><h2>Nutrition</h2><p>Calories: 300</p><h3>3 Comments</h3><p>Add 2 cups of love to this recipe.</p>',
    ),
    ...RICE,
  },
  {
    name: 'German headings',
    html: toHeaded('Zutaten', 'Zubereitung', '<h2>Tipp</h2><p>Schmeckt auch kalt.</p>'),
    ...RICE,
  },
  { name: 'French headings', html: toHeaded('Ingrédients', 'Préparation'), ...RICE },
  { name: 'Italian headings', html: toHeaded('Ingredienti', 'Preparazione'), ...RICE },
  { name: 'Spanish headings', html: toHeaded('Ingredientes', 'Elaboración'), ...RICE },
  {
    name: 'steps in paragraphs with pictures between',
    html: toPage(
      `${H1}<h3>Ingredients</h3><ul>${LIST}</ul><h3>Directions</h3>${RICE.steps.map((step) => `<p>${step}</p><p><img src="1.jpg" alt="A pot"></p><p class="wp-caption-text">The pot</p>`).join('')}<h3>You may also like</h3><ul><li>Another rice</li></ul>`,
    ),
    ...RICE,
  },
  {
    name: 'bold paragraphs as headings',
    html: toPage(
      `${H1}<p><strong>Ingredients</strong></p><ul>${LIST}</ul><p><b>Method:</b></p>${PARAGRAPHS}<p><b>Tips</b></p><p>Eat it.</p>`,
    ),
    ...RICE,
  },
  {
    name: 'lines separated by breaks',
    html: toPage(
      `${H1}<p><strong>Ingredients:</strong><br>${RICE.ingredients.join('<br>')}</p><p><strong>Method:</strong><br>${RICE.steps.join('<br />')}</p>`,
    ),
    ...RICE,
  },
  {
    name: 'numbers in the text of the steps',
    html: toPage(
      `${H1}<h2>Ingredients</h2><p>${RICE.ingredients.join('<br>\n')}</p><h2>Method</h2>${RICE.steps.map((step, n) => `<p>${n + 1}. ${step}</p>`).join('')}`,
    ),
    ...RICE,
  },
  {
    name: 'steps under their own headings',
    html: toPage(
      `${H1}<h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2>${RICE.steps.map((step, n) => `<h3>Step ${n + 1}</h3><p>${step}</p>`).join('')}<h2>More recipes</h2><p>Fried rice.</p>`,
    ),
    ...RICE,
  },
  {
    name: 'groups of ingredients',
    html: toPage(
      `${H1}<h2>Ingredients</h2><h3>For the rice</h3><ul><li>1 cup rice</li></ul><h3>For the sauce</h3><ul><li>2 tomatoes, diced</li><li>Salt</li></ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...RICE,
    ingredients: ['For the rice:', '1 cup rice', 'For the sauce:', '2 tomatoes, diced', 'Salt'],
  },
  {
    name: 'a table of ingredients',
    html: toPage(
      `${H1}<h2>Ingredients</h2><table><tr><td>1 cup</td><td>rice</td></tr><tr><td>2</td><td>tomatoes, diced</td></tr><tr><td></td><td>Salt</td></tr></table><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...RICE,
  },
  {
    name: 'a table of contents',
    html: toPage(
      `<h1>Tomato rice</h1><div class="toc"><ul><li><a href="#i">Ingredients</a></li><li><a href="#m">Method</a></li><li><a href="#n">Notes</a></li></ul></div><h2 id="i">Ingredients</h2><ul>${LIST}</ul><h2 id="m">Method</h2><ol>${STEPS}</ol><h2 id="n">Notes</h2><p>None.</p>`,
    ),
    ...RICE,
  },
  {
    name: 'ingredients explained before the recipe',
    html: toPage(
      `<h1>Tomato rice</h1><h2>Ingredients</h2><ul><li><strong>Rice</strong> – any long grain works, I like basmati best.</li><li><strong>Tomatoes</strong> – ripe ones.</li></ul><h2>How to make tomato rice</h2><p>First we wash the rice, as the pictures show.</p><h2>Tomato rice</h2><h3>Ingredients</h3><ul>${LIST}</ul><h3>Instructions</h3><ol>${STEPS}</ol>`,
    ),
    ...RICE,
  },
  {
    name: 'no heading for the steps',
    html: toPage(`${H1}<h2>Ingredients</h2><ul>${LIST}</ul>${PARAGRAPHS}`),
    ...RICE,
  },
  {
    name: 'an entry of a forum',
    html: toPage(
      `<h1>Tomato rice</h1><div class="post"><p>Hi all, here is mine:</p><p>1 cup rice<br>2 tomatoes, diced<br>Salt</p>${PARAGRAPHS}</div>`,
    ),
    ...RICE,
  },
  {
    name: 'labels within the paragraphs',
    html: toPage(
      `<h1>Tomato rice</h1><p><b>Ingredients:</b> 1 cup rice, 2 tomatoes, 1 pinch of salt</p><p><b>Method:</b> Rinse the rice well.</p><p>Cook the tomatoes for 5 minutes.</p><p>Add rice and water and simmer.</p>`,
    ),
    ...RICE,
    ingredients: ['1 cup rice', '2 tomatoes', '1 pinch of salt'],
  },
  {
    name: 'spans without spaces',
    html: toPage(
      `${H1}<h2>Ingredients</h2><ul><li><span>1</span><span>cup</span><span>rice</span></li><li><span>2</span><a href="/t">tomatoes</a><span>, diced</span></li><li><span></span><span>Salt</span></li></ul><h2>Method</h2><ol>${STEPS}</ol>`,
    ),
    ...RICE,
  },
  {
    name: 'items of two paragraphs',
    html: toPage(
      `${H1}<h2>Ingredients</h2><ul>${LIST}</ul><h2>Method</h2><ol><li><p>Rinse the rice well.</p></li><li><p>Cook the tomatoes</p><p>for 5 minutes.</p></li><li>Add rice and water and simmer.</li></ol>`,
    ),
    ...RICE,
  },
  {
    name: 'advertisements between the lines',
    html: toPage(
      `${H1}<p>Jump to recipe</p><h2>Ingredients</h2><ul><li>1 cup rice</li><li>Advertisement</li><li>2 tomatoes, diced</li><li>Salt</li></ul><h2>Method</h2><ol><li>Rinse the rice well.</li></ol><div class="ad-slot">Buy this pan</div><ol><li>Cook the tomatoes for 5 minutes.</li><li>Add rice and water and simmer.</li></ol>`,
    ),
    ...RICE,
  },
];
