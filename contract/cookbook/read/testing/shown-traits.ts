import { type PageCase, toPage } from './page-case.ts';

export const DAL = {
  title: 'Red dal with spinach',
  ingredients: ['1 1/2 cups red lentils', '2 cloves garlic, crushed', '200 g spinach', 'Salt'],
  steps: [
    'Rinse the lentils in cold water.',
    'Simmer them with the garlic for 25 minutes.',
    'Stir in the spinach and season.',
  ],
};
const [one = '', two = '', three = ''] = DAL.steps;
export const DAL_LIST = DAL.ingredients.map((line) => `<li>${line}</li>`).join('');
const H1 = '<h1>Red dal with spinach</h1>';
const toHeaded = (lines: string, steps: string, rest = '') =>
  toPage(`${H1}<h2>Ingredients</h2>${lines}<h2>Method</h2>${steps}${rest}`);
const UL = `<ul>${DAL_LIST}</ul>`;
export const DAL_STEPS = `<ol>${DAL.steps.map((line) => `<li>${line}</li>`).join('')}</ol>`;

/** What real pages put into and between the lines of a recipe. */
export const SHOWN_TRAITS: readonly PageCase[] = [
  {
    name: 'fractions raised and lowered',
    html: toHeaded(UL.replace('1 1/2', '1<sup>1</sup>/<sub>2</sub>'), DAL_STEPS),
    ...DAL,
  },
  {
    name: 'fractions with a slash of their own',
    html: toHeaded(UL.replace('1 1/2', '1 <sup>1</sup>&frasl;<sub>2</sub>'), DAL_STEPS),
    ...DAL,
    ingredients: ['1 1⁄2 cups red lentils', ...DAL.ingredients.slice(1)],
  },
  {
    name: 'a second system of units that is hidden',
    html: toHeaded(
      UL.replace('200 g', '<span class="metric">200 g</span><span class="us" hidden>7 oz</span>'),
      DAL_STEPS,
    ),
    ...DAL,
  },
  {
    name: 'a tooltip in an ingredient',
    html: toHeaded(
      UL.replace(
        'red lentils',
        '<span>red lentils<span role="tooltip">They cook fast.</span></span>',
      ),
      DAL_STEPS,
    ),
    ...DAL,
  },
  {
    name: 'check boxes and buttons of a card',
    html: toPage(
      `${H1}<div class="wprm-recipe"><div class="wprm-recipe-ingredients-container"><h3>Ingredients</h3><button>US Customary</button><div class="wprm-toggle">US Customary – Metric</div><p>Deselect All</p><ul>${DAL.ingredients.map((line) => `<li><span aria-hidden="true">▢ </span>${line}</li>`).join('')}</ul><p>Cook Mode Prevent your screen from going dark</p></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul>${DAL.steps.map((step) => `<li><div class="wprm-recipe-instruction-text">${step}</div><div class="wprm-recipe-instruction-image"><img src="1.jpg"></div></li>`).join('')}</ul></div></div>`,
    ),
    ...DAL,
  },
  {
    name: 'WP Ultimate Recipe',
    html: toPage(
      `<h1>Blog</h1><div class="wpurp-container"><span class="wpurp-recipe-title">Red dal with spinach</span><div class="wpurp-recipe-ingredient-group-container"><ul class="wpurp-recipe-ingredient-container">${[
        ['1 1/2', 'cups', 'red lentils', ''],
        ['2', 'cloves', 'garlic', ', crushed'],
        ['200', 'g', 'spinach', ''],
        ['', '', 'Salt', ''],
      ]
        .map(
          ([quantity, unit, name, notes]) =>
            `<li class="wpurp-recipe-ingredient"><span class="wpurp-recipe-ingredient-quantity">${quantity}</span> <span class="wpurp-recipe-ingredient-unit">${unit}</span> <span class="wpurp-recipe-ingredient-name">${name}</span><span class="wpurp-recipe-ingredient-notes">${notes}</span></li>`,
        )
        .join(
          '',
        )}</ul></div><ol class="wpurp-recipe-instruction-container">${DAL.steps.map((step) => `<li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text">${step}</span></li>`).join('')}</ol></div>`,
    ),
    ...DAL,
  },
  {
    name: 'advertisements in a card, and headings of groups',
    html: toPage(
      `<h1>Red dal with spinach</h1><div class="mv-create-card"><div class="mv-create-ingredients"><h3>Ingredients</h3><h4>Dal</h4><ul><li>1 1/2 cups red lentils</li><li>2 cloves garlic, crushed</li></ul><div class="mv_slot_target" data-slot="recipe">&nbsp;</div><h4>To finish</h4><ul><li>200 g spinach</li><li>Salt</li></ul></div><div class="mv-create-instructions"><h3>Instructions</h3><ol><li>${one}</li><li>${two}</li></ol><div id="ad-3" class="adunit">Continue to Content</div><ol start="3"><li>${three}</li></ol></div></div>`,
    ),
    ...DAL,
    ingredients: [
      'Dal:',
      '1 1/2 cups red lentils',
      '2 cloves garlic, crushed',
      'To finish:',
      '200 g spinach',
      'Salt',
    ],
  },
  {
    name: 'hrecipe with spans and breaks',
    html: toPage(
      `<div class="post hrecipe"><span class="item"><span class="fn">Red dal with spinach</span></span> by <span class="author">Kim</span><br><br>${DAL.ingredients.map((line) => `<span class="ingredient"><span class="amount"></span><span class="name">${line}</span></span><br>`).join('')}<br><span class="instructions">${DAL.steps.join('<br><br>')}</span><br>Yield: <span class="yield">4</span></div>`,
    ),
    ...DAL,
  },
  {
    name: 'a line in each division, with empty ones between',
    html: toPage(
      `<h3 class="post-title entry-title">Red dal with spinach</h3><div class="post-body"><div>I eat this every week.</div><div><br></div><div><b><u>Ingredients</u></b></div><div><br></div>${DAL.ingredients.map((line) => `<div>${line}</div>`).join('')}<div><br></div><div><b><u>Method</u></b></div><div><br></div>${DAL.steps.map((line) => `<div>${line}</div><div><br></div>`).join('')}</div>`,
      '<title>Kim cooks: Red dal with spinach</title>',
    ),
    ...DAL,
  },
  {
    name: 'a site builder with spans and paragraphs in the items',
    html: toPage(
      `<h1><span>Red dal with spinach</span></h1><div><h2 id="v-1"><span style="color:red">Ingredients</span></h2><ul>${DAL.ingredients.map((line) => `<li dir="auto"><p><span>${line}</span></p></li>`).join('')}</ul><div><br></div><h2 id="v-2"><span><strong>Method</strong></span></h2><ol>${DAL.steps.map((line) => `<li dir="auto"><p><span><span>${line}</span></span></p></li>`).join('')}</ol></div>`,
    ),
    ...DAL,
  },
  {
    name: 'a table with a heading for each group',
    html: toPage(
      `${H1}<h2>Ingredients</h2><table class="ingredients"><thead><tr><th colspan="2"><h3>For the dal:</h3></th></tr></thead><tbody><tr><td class="left">1 1/2 cups</td><td class="right">red lentils</td></tr><tr><td>2 cloves</td><td>garlic, crushed</td></tr></tbody></table><table class="ingredients"><thead><tr><th colspan="2"><h3>To finish:</h3></th></tr></thead><tbody><tr><td>200 g</td><td>spinach</td></tr><tr><td></td><td>Salt</td></tr></tbody></table><h2>Method</h2>${DAL_STEPS}`,
    ),
    ...DAL,
    ingredients: [
      'For the dal:',
      '1 1/2 cups red lentils',
      '2 cloves garlic, crushed',
      'To finish:',
      '200 g spinach',
      'Salt',
    ],
  },
  {
    name: 'a table with a row of titles',
    html: toHeaded(
      '<table><tr><th>Amount</th><th>Ingredient</th></tr><tr><td>1 1/2 cups</td><td>red lentils</td></tr><tr><td>2 cloves</td><td>garlic, crushed</td></tr><tr><td>200 g</td><td>spinach</td></tr><tr><td></td><td>Salt</td></tr></table>',
      DAL_STEPS,
    ),
    ...DAL,
  },
  {
    name: 'sections with labels for the steps',
    html: toPage(
      `${H1}<section class="recipe__ingredients"><h2>Ingredients</h2><section><ul class="list">${DAL_LIST}</ul></section></section><section class="recipe__method-steps"><h2>Method</h2><div class="grouped-list"><ul class="grouped-list__list">${DAL.steps.map((step, n) => `<li><span class="heading-6">step ${n + 1}</span><div class="editor-content"><p>${step}</p></div></li>`).join('')}</ul></div></section>`,
    ),
    ...DAL,
  },
  {
    name: 'cards of ingredients with counters',
    html: toPage(
      `<h1>Velouté de potiron</h1><div class="recipe-ingredients"><h2>Ingrédients</h2><div class="counter"><button>-</button><span>4 personnes</span><button>+</button></div><div class="items">${[
        ['800', 'g', 'de', 'potiron'],
        ['2', '', '', 'oignons'],
        ['20', 'cl', 'de', 'crème'],
      ]
        .map(
          ([count, unit, link, name]) =>
            `<div class="card-ingredient"><img src="i.jpg"><span class="card-ingredient-title"><span class="card-ingredient-quantity"><span class="count">${count}</span> <span class="unit">${unit} ${link}</span></span> <span class="ingredient-name">${name}</span></span></div>`,
        )
        .join(
          '',
        )}</div></div><div class="recipe-preparation"><h2>Préparation</h2><div class="times">Temps total : 45 min</div><div class="recipe-step-list"><div class="recipe-step-list__container"><h3>Étape 1</h3><p>Épluchez le potiron.</p></div><div class="recipe-step-list__container"><h3>Étape 2</h3><p>Faites cuire le tout 30 minutes.</p></div></div></div>`,
    ),
    title: 'Velouté de potiron',
    ingredients: ['800 g de potiron', '2 oignons', '20 cl de crème'],
    steps: ['Épluchez le potiron.', 'Faites cuire le tout 30 minutes.'],
  },
  {
    name: 'numbers of pictures within the steps',
    html: toPage(
      `<h1>Torta di mele</h1><h2>Ingredienti</h2><dl class="list"><dt class="title">Per la torta</dt><dd><a href="/m">Mele</a> <span>\n\t3\n</span></dd><dd><a href="/f">Farina</a> <span>\n\t250\n g </span></dd></dl><h2>Preparazione</h2><div class="content-recipe-step"><figure><img src="1.jpg"></figure><p>Sbucciate le mele <span class="num-step">1</span> e tagliatele <span class="num-step">2</span>.</p></div><div class="content-recipe-step"><p>Unite la farina <span class="num-step">3</span>.</p></div>`,
    ),
    title: 'Torta di mele',
    ingredients: ['Per la torta:', 'Mele 3', 'Farina 250 g'],
    steps: ['Sbucciate le mele 1 e tagliatele 2.', 'Unite la farina 3.'],
  },
  {
    name: 'pictures with a credit between the steps',
    html: toHeaded(
      UL,
      `<ol>${DAL.steps.map((step) => `<li><p>${step}</p><figure><img src="a.jpg"><figcaption>Kim / The Paper</figcaption></figure><p class="credit">Photo: Kim Lee</p></li>`).join('')}</ol>`,
    ),
    ...DAL,
  },
  {
    name: 'bold labels at the beginning of the steps',
    html: toHeaded(
      UL,
      '<ol><li><strong>Rinse:</strong> Wash the lentils.</li><li><strong>Simmer:</strong> Cook them for 25 minutes.</li></ol>',
    ),
    ...DAL,
    steps: ['Rinse: Wash the lentils.', 'Simmer: Cook them for 25 minutes.'],
  },
  {
    name: 'a title above each step',
    html: toHeaded(
      UL,
      '<h3>1. Rinse the lentils</h3><p>Use cold water.</p><h3>2. Cook</h3><p>Simmer them for 25 minutes.</p>',
    ),
    ...DAL,
    steps: ['Rinse the lentils: Use cold water.', 'Cook: Simmer them for 25 minutes.'],
  },
  {
    name: 'elements of its own, as lists with roles',
    html: toPage(
      `${H1}<h2>Ingredients</h2><div role="list">${DAL.ingredients.map((line) => `<div role="listitem"><span>${line}</span></div>`).join('')}</div><h2>Method</h2><div role="list">${DAL.steps.map((line) => `<div role="listitem">${line}</div>`).join('')}</div>`,
    ),
    ...DAL,
  },
  {
    name: 'custom elements',
    html: toPage(
      `${H1}<h2>Ingredients</h2><ingredient-list>${DAL.ingredients.map((line) => `<ingredient-item>${line}</ingredient-item>`).join('')}</ingredient-list><h2>Method</h2><method-list>${DAL.steps.map((line) => `<method-step>${line}</method-step>`).join('')}</method-list>`,
    ),
    ...DAL,
  },
  {
    name: 'headings that are no headings',
    html: toPage(
      `${H1}<div class="label">Ingredients</div>${UL}<div class="label">Preparation</div>${DAL_STEPS}<div class="label">Reviews</div><p>Add 2 cups of cream!</p>`,
    ),
    ...DAL,
  },
  {
    name: 'tabs above the recipe',
    html: toPage(
      `${H1}<div role="tablist"><button role="tab">Ingredients</button><button role="tab">Method</button></div><div class="tabs"><a href="#a">Ingredients</a> <a href="#b">Method</a> <a href="#c">Reviews</a></div><div id="a"><h2>Ingredients</h2>${UL}</div><div id="b"><h2>Method</h2>${DAL_STEPS}</div><div id="c"><h2>Reviews</h2><p>I used 3 cups of water.</p></div>`,
    ),
    ...DAL,
  },
  {
    name: 'comments whose class does not say so',
    html: toHeaded(
      UL,
      DAL_STEPS,
      '<div class="x9"><h3>Join the conversation</h3><ul><li>Ann: what ingredients do you use?</li><li>200 g of kale, I think.</li></ul></div>',
    ),
    ...DAL,
  },
  {
    name: 'a word about the cook after the steps',
    html: toHeaded(
      UL,
      `${DAL.steps.map((line) => `<p>${line}</p>`).join('')}<p>Enjoy!</p><h2>Wine pairing</h2><p>Try a cold beer.</p>`,
    ),
    ...DAL,
  },
  {
    name: 'the name of the site in the first heading',
    html: toPage(
      `<div class="logo"><h1>Kim cooks</h1></div><article><h2 class="recipe-title">Red dal with spinach</h2><h3>Ingredients</h3>${UL}<h3>Method</h3>${DAL_STEPS}</article>`,
      '<title>Red dal with spinach | Kim cooks</title><meta property="og:site_name" content="Kim cooks"><meta property="og:title" content="Red dal with spinach">',
    ),
    ...DAL,
  },
];
