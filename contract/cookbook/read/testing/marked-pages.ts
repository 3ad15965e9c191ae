import { type PageCase, toPage } from './page-case.ts';

const CAKE = {
  title: 'Apple cake',
  ingredients: ['3 apples', '250 g flour', '125 g butter'],
  steps: ['Slice the apples.', 'Mix flour and butter.', 'Bake for 40 minutes.'],
};
const LIST = '<li>3 apples</li><li>250 g flour</li><li>125 g butter</li>';
const STEPS =
  '<li>Slice the apples.</li><li>Mix flour and butter.</li><li>Bake for 40 minutes.</li>';

/** Pages with microdata, RDFa or microformats. */
export const MARKED_PAGES: readonly PageCase[] = [
  {
    name: 'microdata',
    html: toPage(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Apple cake</h1><meta itemprop="prepTime" content="PT20M"><ul><li itemprop="recipeIngredient">3 apples</li><li itemprop="recipeIngredient">250 g flour</li><li itemprop="recipeIngredient">125 g butter</li></ul><div itemprop="recipeInstructions"><ol>${STEPS}</ol></div></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'old microdata, each step by itself',
    html: toPage(
      `<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Apple cake</span><div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Bea</span></div><p itemprop="ingredients">3 apples</p><p itemprop="ingredients">250 g flour</p><p itemprop="ingredients">125 g butter</p><p itemprop="recipeInstructions">Slice the apples.</p><p itemprop="recipeInstructions">Mix flour and butter.</p><p itemprop="recipeInstructions">Bake for 40 minutes.</p></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'microdata with steps as things',
    html: toPage(
      `<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Apple cake</h1>${LIST.replaceAll('<li>', '<li itemprop="recipeIngredient">')}<ol>${['Slice the apples.', 'Mix flour and butter.', 'Bake for 40 minutes.'].map((text) => `<li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><h3 itemprop="name">Next</h3><div itemprop="text">${text}</div></li>`).join('')}</ol></article>`,
    ),
    ...CAKE,
  },
  {
    name: 'microdata with pieces of lines in spans',
    html: toPage(
      `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Apple cake</h2><ul><li itemprop="ingredients"><span class="amount">3</span><span class="name">apples</span></li><li itemprop="ingredients"><span class="amount">250</span><span>g</span><span class="name">flour</span></li><li itemprop="ingredients"><span>125 g</span> <span>butter</span></li></ul><div itemprop="recipeInstructions">Slice the apples.<br><br>Mix flour and butter.<br><br>Bake for 40 minutes.</div></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'microdata whose list is marked as one ingredient',
    html: toPage(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Apple cake</h1><div itemprop="recipeIngredient"><ul>${LIST}</ul></div><div itemprop="recipeInstructions"><p>Slice the apples.</p><figure><img src="a.jpg"><figcaption>Sliced apples</figcaption></figure><p>Mix flour and butter.</p><p>Bake for 40 minutes.</p></div></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'microdata without a scope',
    html: toPage(
      `<h1>Apple cake</h1><ul>${LIST.replaceAll('<li>', '<li itemprop="ingredients">')}</ul><div itemprop="recipeInstructions"><ol>${STEPS}</ol></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'the older vocabulary with amounts of their own',
    html: toPage(
      `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Apple cake</h1><ul>${[
        ['3', 'apples'],
        ['250 g', 'flour'],
        ['125 g', 'butter'],
      ]
        .map(
          ([amount, name]) =>
            `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">${amount}</span> <span itemprop="name">${name}</span></li>`,
        )
        .join('')}</ul><ol itemprop="instructions">${STEPS}</ol></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'RDFa',
    html: toPage(
      `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Apple cake</h1><ul>${LIST.replaceAll('<li>', '<li property="recipeIngredient">')}</ul><ol property="recipeInstructions">${STEPS}</ol></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'RDFa with a prefix',
    html: toPage(
      `<div typeof="schema:Recipe"><h1 property="schema:name">Apple cake</h1><ul>${LIST.replaceAll('<li>', '<li property="schema:recipeIngredient">')}</ul><div property="schema:recipeInstructions">${STEPS.replaceAll('li>', 'p>')}</div></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'h-recipe',
    html: toPage(
      `<article class="h-recipe"><h1 class="p-name">Apple cake</h1><ul>${LIST.replaceAll('<li>', '<li class="p-ingredient">')}</ul><div class="e-instructions"><ol>${STEPS}</ol></div><time class="dt-duration" datetime="PT1H">1 hour</time></article>`,
    ),
    ...CAKE,
  },
  {
    name: 'hrecipe',
    html: toPage(
      `<div class="hrecipe"><h2 class="fn">Apple cake</h2><ul>${LIST.replaceAll('<li>', '<li class="ingredient">')}</ul><div class="instructions"><p>Slice the apples.</p><p>Mix flour and butter.</p><p>Bake for 40 minutes.</p></div><span class="yield">12</span></div>`,
    ),
    ...CAKE,
  },
  {
    name: 'two recipes with microdata',
    html: toPage(
      `<h1>Apple cake</h1>${['Cream', 'Apple cake'].map((name) => `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${name}</h2><ul>${LIST.replaceAll('<li>', '<li itemprop="ingredients">').slice(0, name === 'Cream' ? 40 : undefined)}</ul><ol itemprop="recipeInstructions">${STEPS}</ol></div>`).join('')}`,
    ),
    ...CAKE,
  },
];
