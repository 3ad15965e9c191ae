import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCooklang } from './read-cooklang.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';
import { anyRecipe } from './testing/any-recipe.ts';
import { toLinked } from './testing/page-case.ts';
import { toLinkedRecipe, writePlainText } from './testing/write-apps.ts';

const SOUP = {
  title: 'Pea soup',
  ingredients: ['500 g peas', '1 onion', 'Salt'],
  instructions: ['Chop the onion.', 'Boil everything for 20 minutes.'],
};

test.each([
  [
    'headings',
    'Pea soup\n\nIngredients:\n500 g peas\n1 onion\nSalt\n\nMethod:\nChop the onion.\nBoil everything for 20 minutes.',
  ],
  [
    'Markdown',
    '# Pea soup\n\n## Ingredients\n\n- 500 g peas\n- 1 onion\n- Salt\n\n## Directions\n\n1. Chop the onion.\n2. Boil everything for 20 minutes.\n\n## Notes\n\nGood with bread.',
  ],
  [
    'bold headings',
    'Pea soup\n\n**Ingredients**\n* 500 g peas\n* 1 onion\n* Salt\n\n**Instructions**\n1) Chop the onion.\n2) Boil everything for 20 minutes.',
  ],
  [
    'no headings',
    'Pea soup\n\n500 g peas\n1 onion\nSalt\n\nChop the onion.\nBoil everything for 20 minutes.',
  ],
  [
    'German headings',
    'Pea soup\nZutaten\n500 g peas\n1 onion\nSalt\nZubereitung\nChop the onion.\nBoil everything for 20 minutes.',
  ],
  [
    'line ends of Windows and bullets',
    'Pea soup\r\n\r\nIngredients\r\n• 500 g peas\r\n• 1 onion\r\n• Salt\r\n\r\nSteps\r\nStep 1: Chop the onion.\r\nStep 2: Boil everything for 20 minutes.',
  ],
  [
    'HTML',
    '<h1>Pea soup</h1><h2>Ingredients</h2><ul><li>500 g peas<li>1 onion<li>Salt</ul><h2>Method</h2><p>Chop the onion.<p>Boil everything for 20 minutes.',
  ],
  [
    'JSON-LD',
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Pea soup',
      recipeIngredient: SOUP.ingredients,
      recipeInstructions: SOUP.instructions,
    }),
  ],
  [
    'broken JSON-LD',
    `{"@type":"Recipe","name":"Pea soup","recipeIngredient":["500 g peas","1 onion","Salt",],"recipeInstructions":"Chop the onion.\nBoil everything for 20 minutes."`,
  ],
  [
    'Cooklang',
    '---\ntitle: Pea soup\n---\n\nChop the onion.\n\nBoil everything for ~{20%minutes}.\n\n-- @pepper{}\n[- a remark -]\n',
  ],
])('a pasted text is read with %s', (kind, text) => {
  const recipe = readText(text)?.recipe;
  const expected = kind === 'Cooklang' ? { ...SOUP, ingredients: [] } : SOUP;
  expect(recipe).toMatchObject(expected);
});

test.each([
  ['a heading', 'Notes\nUse old peas.\nFreeze the rest.', 'Use old peas.\nFreeze the rest.'],
  ['a colon', 'Recipe notes:\n- Use old peas.\n- Freeze it.', 'Use old peas.\nFreeze it.'],
  ['a label', 'Notes: Use old peas.\nFreeze it.', 'Use old peas.\nFreeze it.'],
  ['Markdown', '## Tips\n\n* Use old peas.\n\n## Nutrition\n\n300 kcal', 'Use old peas.'],
  ['two parts', 'Tips\nUse old peas.\nNotes\nFreeze it.', 'Use old peas.\nFreeze it.'],
  ['German', 'Tipp: Schmeckt mit Brot.', 'Schmeckt mit Brot.'],
])('keeps the notes of a text, with %s', (_kind, notes, expected) => {
  const recipe =
    'Pea soup\n\nIngredients:\n500 g peas\n1 onion\nSalt\n\nMethod:\nChop the onion.\nBoil everything for 20 minutes.';
  expect(readText(`${recipe}\n\n${notes}`)?.recipe).toMatchObject({ ...SOUP, notes: expected });
});

test('a tip between the steps is a note, and the steps go on', () => {
  const text =
    'Pea soup\nIngredients\n500 g peas\n1 onion\nSalt\nMethod\n1. Chop the onion.\nTip: wear glasses.\n2. Boil everything for 20 minutes.';
  expect(readText(text)?.recipe).toMatchObject({ ...SOUP, notes: 'wear glasses.' });
});

test('a note with a singular word between the steps is one line', () => {
  const text =
    'Pea soup\nZutaten\n500 g peas\n1 onion\nSalt\nZubereitung\nChop the onion.\nHinweis: Ofen vorheizen.\nBoil everything for 20 minutes.';
  expect(readText(text)?.recipe).toMatchObject({ ...SOUP, notes: 'Ofen vorheizen.' });
});

test.each([
  ['before the ingredients', 'Notes: from grandma\n', '', ''],
  ['before the steps', '', 'Notes: from grandma\n', ''],
  ['after the steps', '', '', '\nNotes\nfrom grandma'],
])('a text without headings keeps its recipe with notes %s', (_place, first, middle, last) => {
  const text = `Pea soup\n${first}\n500 g peas\n1 onion\nSalt\n${middle}\nChop the onion.\nBoil everything for 20 minutes.\n${last}`;
  expect(readText(text)?.recipe).toMatchObject({ ...SOUP, notes: 'from grandma' });
});

test.each([
  [
    'a text',
    'Pea soup\n\nIngredients\n500 g peas\n1 onion\nServe with:\n4 slices bread\n\nMethod\nChop the onion.\nBoil it.',
  ],
  [
    'a page',
    '<h1>Pea soup</h1><h2>Ingredients</h2><ul><li>500 g peas<li>1 onion</ul><p><b>Serve with:</b></p><ul><li>4 slices bread</ul><h2>Method</h2><p>Chop the onion.<p>Boil it.',
  ],
  [
    'a page with marks',
    '<h1>Pea soup</h1><div itemprop="recipeIngredient"><p>500 g peas</p><p>1 onion</p><p><b>Serve with:</b></p><p>4 slices bread</p></div><h2>Method</h2><p>Chop the onion.<p>Boil it.',
  ],
])('"Serve with" is a group of ingredients, in %s', (_kind, text) => {
  expect(readText(text)?.recipe).toMatchObject({
    ingredients: ['500 g peas', '1 onion', 'Serve with:', '4 slices bread'],
    instructions: ['Chop the onion.', 'Boil it.'],
  });
});

test('a text without a recipe gives nothing', () => {
  expect(readText('Hello, how are you? I will come at 5.')).toBeUndefined();
  expect(readText('')).toBeUndefined();
  expect(readPage('<p>Page not found</p>')).toBeUndefined();
});

test('what a text writer wrote is read back', () => {
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const { title, ingredients, steps, servings } = recipe;
      const expected = { title, ingredients, instructions: steps, servings };
      expect(readText(writePlainText(recipe))?.recipe).toMatchObject(expected);
      expect(readText(JSON.stringify(toLinkedRecipe(recipe)))?.recipe).toMatchObject(expected);
    }),
  );
});

test('Cooklang: amounts, remarks, tools, timers, sections and metadata', () => {
  const text = [
    '>> servings: 4',
    '>> time: 1 hour 10 minutes',
    '>> source: https://example.org/pancakes',
    '>> title: Pancakes',
    '= Batter =',
    'Whisk @eggs{3} with @plain flour{125%g}(sifted) and @salt in a #large bowl{}. -- not too long',
    '',
    'Rest for ~{15%minutes}.',
  ].join('\n');
  expect(readCooklang(text)).toMatchObject({
    recipe: {
      title: 'Pancakes',
      ingredients: ['3 eggs', '125 g plain flour, sifted', 'salt'],
      instructions: [
        'Batter: Whisk eggs with plain flour and salt in a large bowl.',
        'Rest for 15 minutes.',
      ],
      servings: 4,
      cookTime: '1 hour 10 minutes',
    },
    source: { url: 'https://example.org/pancakes' },
  });
});

const BASE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pea soup',
  recipeIngredient: SOUP.ingredients,
  recipeInstructions: SOUP.instructions,
};

test.each([
  ['PT1H30M', 90],
  ['PT1H30', 90],
  ['P0DT45M', 45],
  ['PT0H90M0S', 90],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['PT 20 M', 20],
  ['PT45', 45],
  ['P45M', 45],
  ['PT1.5H', 90],
  ['P1DT2H', 1560],
  ['45 mins', 45],
  ['1 hr 10', 70],
  ['1 hour and 5 minutes', 65],
  ['an hour and a half', 90],
  ['1 Std. 20 Min.', 80],
  ['2 Stunden', 120],
  ['1 heure 15', 75],
  ['30 minutos', 30],
  ['25', 25],
])('the time %s has %i minutes', (cookTime, minutes) => {
  const draft = readPage(toLinked({ ...BASE, prepTime: 'PT5M', cookTime }));
  const hours = Math.floor(minutes / 60);
  const text = [
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(minutes % 60 > 0 ? [`${minutes % 60} minutes`] : []),
  ].join(' ');
  expect(draft?.recipe).toMatchObject({ prepTime: '5 minutes', cookTime: text });
});

function readTimes(times: object) {
  return readPage(toLinked({ ...BASE, ...times }))?.recipe;
}

test('cooking takes what the total has beyond the preparation', () => {
  expect(readTimes({ prepTime: 'PT10M', totalTime: 'PT40M' })?.cookTime).toBe('30 minutes');
  expect(readTimes({ totalTime: 'PT40M' })).toMatchObject({
    prepTime: '0 minutes',
    cookTime: '40 minutes',
  });
});

test.each([
  ['Serves 4', 4],
  ['4 servings', 4],
  [['4', '4 servings'], 4],
  [6, 6],
  ['4-6 people', 4],
  ['Makes 12 cookies', 12],
  ['one 9-inch cake, 8 servings', 1],
  ['Für 3 Personen', 3],
  ['two dozen', 24],
  ['500 g', undefined],
  ['', undefined],
  ['100 servings', undefined],
])('the yield %j is for %s', (recipeYield, servings) => {
  expect(readPage(toLinked({ ...BASE, recipeYield }))?.recipe.servings).toBe(servings);
});

test.each([
  ['/a.jpg', 'https://example.org/a.jpg'],
  [['//cdn.example.org/a.jpg', 'b.jpg'], 'https://cdn.example.org/a.jpg'],
  [{ '@type': 'ImageObject', url: 'https://example.org/c.jpg' }, 'https://example.org/c.jpg'],
  [[{ contentUrl: 'd.jpg' }], 'https://example.org/soup/d.jpg'],
  ['data:image/gif;base64,AAAA', ''],
  ['javascript:alert(1)', ''],
])('the image %j has the address %s', (image, address) => {
  const draft = readPage(toLinked({ ...BASE, image }), 'https://example.org/soup/index.html');
  expect(draft?.recipe.image_url).toBe(address);
});

test('the source names author, site and address', () => {
  const page = toLinked({ ...BASE, author: [{ name: 'Ann' }], publisher: { name: 'Spoon' } });
  expect(readPage(page, 'https://example.org/soup')?.source).toEqual({
    url: 'https://example.org/soup',
    name: 'Ann, Spoon',
  });
});

test('doubtful and missing parts have notes', () => {
  const toCodes = (thing: object) =>
    readPage(toLinked({ ...BASE, ...thing }))?.notes.map(({ code }) => code);
  expect(toCodes({ prepTime: 'PT5M', recipeYield: 4 })).toEqual([]);
  expect(toCodes({})).toEqual(['times-missing', 'servings-missing']);
  expect(toCodes({ totalTime: 'PT5M', recipeYield: '12 cookies' })).toEqual([
    'servings-guessed',
    'total-time-only',
  ]);
  const long = {
    prepTime: 'PT5M',
    recipeYield: 4,
    recipeInstructions: 'Stir and wait '.repeat(50),
  };
  expect(toCodes(long)).toEqual(['one-long-step']);
  expect(toCodes({ ...long, name: 'Soup '.repeat(50) })).toEqual(['too-long', 'one-long-step']);
  const two = [{ ...BASE, name: 'Bread', recipeIngredient: ['1 kg flour'] }, BASE];
  const draft = readPage(toLinked(two, '<h1>Pea soup</h1>'));
  expect(draft?.recipe.title).toBe('Pea soup');
  expect(draft?.notes).toContainEqual({ field: 'recipe', code: 'several-recipes' });
});
