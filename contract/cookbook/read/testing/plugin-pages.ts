import { type PageCase, toPage } from './page-case.ts';

const CURRY = {
  title: 'Chickpea curry',
  ingredients: ['2 tbsp oil', '1 can chickpeas, drained', '400 ml coconut milk'],
  steps: ['Heat the oil.', 'Add the chickpeas and fry for 5 minutes.', 'Pour in the coconut milk.'],
};
const LIST = CURRY.ingredients.map((line) => `<li>${line}</li>`).join('');
const STEPS = CURRY.steps.map((line) => `<li>${line}</li>`).join('');
const COMMENTS =
  '<div id="comments"><h3>12 comments</h3><ol class="comment-list"><li>Great recipe! I used 2 cups of peas.</li><li>Add more oil.</li></ol></div>';
const [first = '', second = '', third = ''] = CURRY.steps;

/** Pages with the cards of well-known plugins, or with telling class names, and no marks for machines. */
export const PLUGIN_PAGES: readonly PageCase[] = [
  {
    name: 'WP Recipe Maker',
    html: toPage(
      `<h1>The best curry of my life</h1><p>It was raining.</p><div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Chickpea curry</h2><span class="wprm-recipe-servings">4</span><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${[
        ['2', 'tbsp', 'oil'],
        ['1', 'can', 'chickpeas,', 'drained'],
        ['400', 'ml', 'coconut milk'],
      ]
        .map(
          (parts) =>
            `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only screen-reader-text">▢ </span></label></span>${parts.map((part) => `<span class="wprm-recipe-ingredient-part">${part}</span>`).join('')}</li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul class="wprm-recipe-instructions">${CURRY.steps.map((step) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${step}</span></div></li>`).join('')}</ul></div><div class="wprm-recipe-notes-container"><h3>Notes</h3><p>Add 1 tsp of sugar.</p></div></div></div>${COMMENTS}`,
    ),
    ...CURRY,
  },
  {
    name: 'WP Recipe Maker with groups',
    html: toPage(
      `<div class="wprm-recipe"><h2 class="wprm-recipe-name">Chickpea curry</h2><div class="wprm-recipe-ingredients-container"><div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">For the base</h4><ul><li>2 tbsp oil</li><li>1 can chickpeas, drained</li></ul></div><div class="wprm-recipe-ingredient-group"><h4>For the sauce</h4><ul><li>400 ml coconut milk</li></ul></div></div><div class="wprm-recipe-instructions-container"><ul>${STEPS}</ul></div></div>`,
    ),
    ...CURRY,
    ingredients: [
      'For the base:',
      '2 tbsp oil',
      '1 can chickpeas, drained',
      'For the sauce:',
      '400 ml coconut milk',
    ],
  },
  {
    name: 'Tasty Recipes',
    html: toPage(
      `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Chickpea curry</h2><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-scale-container"><button>1x</button><button>2x</button></div><ul><li><span data-amount="2">2 tbsp</span> oil</li><li><span data-amount="1">1</span> can chickpeas, drained</li><li>400 ml coconut milk</li></ul></div><div class="tasty-recipes-instructions"><h3>Instructions</h3><ol>${STEPS}</ol></div><div class="tasty-recipes-notes"><p>Freeze it.</p></div></div>`,
    ),
    ...CURRY,
  },
  {
    name: 'Mediavine Create',
    html: toPage(
      `<section class="mv-create-card"><h2 class="mv-create-title mv-create-title-primary">Chickpea curry</h2><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">Ingredients</h3><ul>${LIST}</ul></div><div class="mv-create-instructions"><h3>Instructions</h3><ol>${STEPS}</ol></div><div class="mv-create-notes"><h3>Notes</h3><p>Keep it for 3 days.</p></div></section>`,
    ),
    ...CURRY,
  },
  {
    name: 'Zip Recipes',
    html: toPage(
      `<div id="zlrecipe-container"><div id="zlrecipe-title">Chickpea curry</div><p class="h-4">Ingredients</p><ul id="zlrecipe-ingredients-list">${LIST.replaceAll('<li>', '<li class="ingredient">')}</ul><p>Instructions</p><ol id="zlrecipe-instructions-list">${STEPS.replaceAll('<li>', '<li class="instruction">')}</ol></div>`,
    ),
    ...CURRY,
  },
  {
    name: 'EasyRecipe',
    html: toPage(
      `<div class="easyrecipe"><div class="ERSName">Chickpea curry</div><div class="ERSIngredients"><div class="ERSIngredientsHeader">Ingredients</div><ul>${LIST}</ul></div><div class="ERSInstructions"><div class="ERSInstructionsHeader">Instructions</div><ol>${STEPS}</ol></div></div>`,
    ),
    ...CURRY,
  },
  {
    name: 'a block of a theme with numbers of its own',
    html: toPage(
      `<h1>Chickpea curry</h1><div class="recipe-card"><div class="recipe-card-ingredients"><ul class="ingredients-list">${LIST}</ul></div><div class="recipe-card-directions"><ul class="directions-list">${CURRY.steps.map((step, n) => `<li><span class="number">${n + 1}.</span> <p>${step}</p></li>`).join('')}</ul></div></div>`,
    ),
    ...CURRY,
  },
  {
    name: 'a table of ingredients, in German',
    html: toPage(
      `<h1>Kichererbsencurry</h1><h2>Zutaten</h2><p>Zutaten für 4 Portionen</p><table class="ingredients"><tbody><tr><td><span>2 EL</span></td><td><span>Öl</span></td></tr><tr><td>1 Dose</td><td>Kichererbsen</td></tr><tr><td>400 ml</td><td>Kokosmilch</td></tr></tbody></table><h2>Zubereitung</h2><p>Arbeitszeit ca. 15 Minuten</p><div>Das Öl erhitzen.<br><br>Die Kichererbsen 5 Minuten braten.<br><br>Mit Kokosmilch ablöschen.</div><h3>Kommentare</h3><p>Sehr lecker!</p>`,
    ),
    title: 'Kichererbsencurry',
    ingredients: ['2 EL Öl', '1 Dose Kichererbsen', '400 ml Kokosmilch'],
    steps: ['Das Öl erhitzen.', 'Die Kichererbsen 5 Minuten braten.', 'Mit Kokosmilch ablöschen.'],
  },
  {
    name: 'a site for home cooks with sections by id',
    html: toPage(
      `<h1>Chickpea curry</h1><section id="ingredients"><h2>Ingredients</h2><div>4 servings</div><ol>${CURRY.ingredients.map((line) => `<li><bdi>${line}</bdi></li>`).join('')}</ol></section><section id="steps"><h2>Cooking Instructions</h2><ol>${CURRY.steps.map((step, n) => `<li><div>${n + 1}</div><div><p>${step}</p><a href="/x.jpg"><img src="x.jpg"></a></div></li>`).join('')}</ol></section>`,
    ),
    ...CURRY,
  },
  {
    name: 'an AMP page',
    html: toPage(
      `<h1>Chickpea curry</h1><amp-img src="a.jpg" width="3" height="2"></amp-img><div class="recipe-ingredients"><ul>${LIST}</ul></div><amp-ad width="300"></amp-ad><div class="recipe-method"><ol>${STEPS}</ol></div>`,
    ),
    ...CURRY,
  },
  {
    name: 'divisions instead of lists',
    html: toPage(
      `<h1>Chickpea curry</h1><div class="recipe__ingredients-list">${CURRY.ingredients.map((line) => `<div class="line">${line}</div>`).join('')}</div><div class="recipe__steps-list"><div class="step"><h4>Step 1</h4><p>${first}</p></div><div class="step"><h4>Step 2</h4><p>${second}</p></div><div class="step"><h4>Step 3</h4><p>${third}</p></div></div>`,
    ),
    ...CURRY,
  },
  {
    name: 'a twin for printing',
    html: toPage(
      `<h1>Chickpea curry</h1><div class="ingredients"><ul>${LIST}</ul></div><div class="instructions"><ol>${STEPS}</ol></div><div class="print-only" style="display:none"><h2>Chickpea curry</h2><div class="ingredients"><ul>${LIST}</ul></div><div class="instructions"><ol>${STEPS}</ol></div></div>`,
    ),
    ...CURRY,
  },
];
