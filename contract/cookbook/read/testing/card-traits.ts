import { type PageCase, toPage } from './page-case.ts';
import { DAL, DAL_LIST, DAL_STEPS } from './shown-traits.ts';

const H1 = '<h1>Red dal with spinach</h1>';
const UL = `<ul>${DAL_LIST}</ul>`;
const toHeaded = (lines: string, steps: string) =>
  toPage(`${H1}<h2>Ingredients</h2>${lines}<h2>Method</h2>${steps}`);

/** Microdata with parts that belong to something else, and lists beside other lists. */
export const CARD_TRAITS: readonly PageCase[] = [
  {
    name: 'the name of the author in microdata without a scope',
    html: toPage(
      `<div itemscope itemtype="http://schema.org/Recipe"><p itemprop="author">By <span itemprop="name">Kim Lee</span></p><h1 itemprop="name">Red dal with spinach</h1><ul>${DAL_LIST.replaceAll('<li>', '<li itemprop="recipeIngredient">')}</ul><div itemprop="recipeInstructions">${DAL_STEPS}</div></div>`,
    ),
    ...DAL,
  },
  {
    name: 'microdata with steps in steps',
    html: toPage(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Red dal with spinach</h1><ul>${DAL_LIST.replaceAll('<li>', '<li itemprop="recipeIngredient">')}</ul><ol>${DAL.steps.map((text, n) => `<li itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><meta itemprop="position" content="${n + 1}"><div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToDirection"><span itemprop="text">${text}</span></div></li>`).join('')}</ol></div>`,
    ),
    ...DAL,
  },
  {
    name: 'microdata in which the amounts are beside the ingredients',
    html: toPage(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Red dal with spinach</h1><table>${[
        ['1 1/2 cups', 'red lentils'],
        ['2 cloves', 'garlic, crushed'],
        ['200 g', 'spinach'],
        ['', 'Salt'],
      ]
        .map(
          ([amount, name]) =>
            `<tr><td>${amount}</td><td itemprop="recipeIngredient">${name}</td></tr>`,
        )
        .join('')}</table><div itemprop="recipeInstructions">${DAL_STEPS}</div></div>`,
    ),
    ...DAL,
  },
  {
    name: 'lists side by side under one heading',
    html: toHeaded(
      '<div class="cols"><ul><li>1 1/2 cups red lentils</li><li>2 cloves garlic, crushed</li></ul><ul><li>200 g spinach</li><li>Salt</li></ul></div>',
      DAL_STEPS,
    ),
    ...DAL,
  },
  {
    name: 'steps in one paragraph with numbers',
    html: toHeaded(UL, `<p>${DAL.steps.map((step, n) => `${n + 1}) ${step}`).join(' ')}</p>`),
    ...DAL,
  },
  {
    name: 'a twin of the lists for small screens',
    html: toPage(
      `${H1}<div class="desktop-only"><h2>Ingredients</h2>${UL}</div><div class="mobile-only"><h2>Ingredients</h2>${UL}</div><h2>Method</h2>${DAL_STEPS}`,
    ),
    ...DAL,
  },
  {
    name: 'a print button, a rating and a share bar in the card',
    html: toPage(
      `${H1}<div class="recipe-card"><h2>Red dal with spinach</h2><p>★★★★★ 4.8 from 12 votes</p><p><a href="#p">Print</a> <a href="#q">Pin</a> <a href="#r">Rate</a></p><p>Prep Time: 10 minutes</p><p>Servings: 4</p><h3>Ingredients</h3>${UL}<p><a>Get Recipe Ingredients</a></p><h3>Instructions</h3>${DAL_STEPS}<h3>Nutrition</h3><p>Serving: 1g | Calories: 210kcal</p><p>Did you make this recipe? Tag @kim!</p></div>`,
    ),
    ...DAL,
  },
];
