import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCooklang } from './read-cooklang.ts';
import { readFile } from './read-file.ts';
import * as write from './testing/write-apps.ts';
import { writeMealie, writeMealieBackup } from './testing/write-mealie.ts';

const readJsonFile = (value: unknown) => readFile('recipe.json', write.toJsonBytes(value)).kept[0];

const food = (name: string, pluralName: string | null = null) => ({ name, pluralName });
const line = (fields: object) => ({ unit: null, note: '', is_header: false, ...fields });

test('Mealie: foods, units, plurals, headings, notes and tags', () => {
  const draft = readJsonFile({
    name: 'Lemon rice',
    slug: 'lemon-rice',
    recipeServings: 3,
    recipeYieldQuantity: 1,
    recipeYield: 'pot',
    performTime: '20 minutes',
    orgURL: 'https://example.org/rice',
    tags: [{ name: 'Dinner', slug: 'dinner' }],
    recipeCategory: [{ name: 'Rice', slug: 'rice' }],
    recipeIngredient: [
      {
        title: 'Rice',
        quantity: 1.5,
        unit: { name: 'cup', pluralName: 'cups', useAbbreviation: false },
        food: food('basmati rice'),
        note: 'rinsed',
        display: '1 ¹/₂ cups basmati rice rinsed',
      },
      { quantity: 2, unit: null, food: food('lemon', 'lemons'), note: '' },
      {
        quantity: 250,
        unit: { name: 'gram', pluralName: 'grams', abbreviation: 'g', useAbbreviation: true },
        food: food('peas'),
        note: null,
      },
      { title: '', quantity: 1, unit: null, food: null, note: 'salt to taste' },
      { quantity: 0, unit: null, food: food('mint'), note: '' },
    ],
    recipeInstructions: [
      { title: 'Rice', text: 'Boil the rice.' },
      { title: '', text: 'Stir in the rest.' },
    ],
    notes: [{ title: 'Keeping', text: 'Two days.\nKeep it cool.' }],
  });
  expect(draft).toMatchObject({
    recipe: {
      title: 'Lemon rice',
      servings: 3,
      cookTime: '20 minutes',
      tags: ['Dinner', 'Rice'],
      ingredients: [
        'Rice:',
        '1½ cups basmati rice, rinsed',
        '2 lemons',
        '250 g peas',
        'salt to taste',
        'mint',
      ],
      instructions: ['Rice: Boil the rice.', 'Stir in the rest.'],
      notes: 'Keeping:\nTwo days.\nKeep it cool.',
    },
    source: { url: 'https://example.org/rice' },
  });
});

test('Mealie: an old export has ingredients as texts', () => {
  const draft = readJsonFile({
    name: 'Tea',
    slug: 'tea',
    recipeIngredient: ['1 l water', '2 bags tea'],
    recipeInstructions: [{ title: '', text: 'Boil the water.' }, { text: 'Add the tea.' }],
    notes: [{ title: '', text: 'Good with milk.' }],
  });
  expect(draft?.recipe).toMatchObject({
    ingredients: ['1 l water', '2 bags tea'],
    notes: 'Good with milk.',
  });
});

test('Tandoor: headings, plurals, names of steps, references and Markdown', () => {
  const draft = readJsonFile({
    name: 'Dumplings',
    servings: 2,
    working_time: 20,
    waiting_time: 0,
    keywords: [{ name: 'Dough', icon: null }],
    steps: [
      {
        name: 'Dough',
        instruction: '**Knead** {{ ingredients[1] }} and water.\n\n',
        order: 0,
        ingredients: [
          line({ note: 'For the dough', is_header: true, order: 0, food: null }),
          line({
            food: { name: 'flour', plural_name: null },
            unit: { name: 'g', plural_name: null },
            amount: 300,
            order: 1,
          }),
          line({ food: { name: 'egg', plural_name: 'eggs' }, amount: 2, order: 2, note: 'beaten' }),
        ],
      },
      { name: '', instruction: 'Boil them.', order: 1, ingredients: [] },
      { name: '', instruction: '', order: 2, ingredients: [] },
    ],
    source_url: 'https://example.org/d',
  });
  expect(draft?.recipe).toMatchObject({
    ingredients: ['For the dough:', '300 g flour', '2 eggs, beaten'],
    instructions: ['Dough: Knead 300 g flour and water.', 'Boil them.'],
    prepTime: '20 minutes',
    servings: 2,
    tags: ['Dough'],
  });
});

test('Nextcloud Cookbook: headings are Markdown', () => {
  const draft = readJsonFile({
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Pie',
    recipeYield: 6,
    recipeIngredient: ['## Crust', '200 g flour', '## Filling', '3 apples'],
    recipeInstructions: ['## Crust', 'Rub butter into the flour.', 'Slice the **apples**.'],
    keywords: 'sweet,autumn',
  });
  expect(draft?.recipe).toMatchObject({
    ingredients: ['Crust:', '200 g flour', 'Filling:', '3 apples'],
    instructions: ['Crust: Rub butter into the flour.', 'Slice the apples.'],
    servings: 6,
    tags: ['sweet', 'autumn'],
  });
});

test('RecipeSage: headings in brackets, sections without steps, notes and source', () => {
  const draft = readJsonFile({
    recipes: [
      {
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        name: 'Tart',
        prepTime: 'a while',
        totalTime: 'PT1H',
        recipeIngredient: ['[Base]', '150 g biscuits', '[Top]', '2 lemons'],
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Base' },
          { '@type': 'HowToStep', text: 'Crush the biscuits.' },
          { '@type': 'HowToSection', text: '[Top]' },
          { '@type': 'HowToStep', text: 'Squeeze the lemons.' },
        ],
        creditText: 'Aunt Vera',
        isBasedOn: 'https://example.org/tart',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Chill it.\nServe cold.' }],
      },
    ],
  });
  expect(draft).toMatchObject({
    recipe: {
      ingredients: ['Base:', '150 g biscuits', 'Top:', '2 lemons'],
      instructions: ['Base: Crush the biscuits.', 'Top: Squeeze the lemons.'],
      notes: 'Chill it.\nServe cold.',
    },
    source: { url: 'https://example.org/tart', name: 'Aunt Vera' },
  });
});

test('Paprika: notes, and pictures and links in the texts', () => {
  const draft = readJsonFile({
    name: 'Toast',
    ingredients: 'Topping:\n2 slices bread\n1 tsp butter',
    directions: 'Toast the bread.[photo:Toast]\nSpread [recipe:Butter] on it.',
    notes: 'Use old bread.\nSalt it.',
    source: 'Mum',
    source_url: '',
    categories: ['Snacks', 'Quick'],
  });
  expect(draft?.recipe).toMatchObject({
    ingredients: ['Topping:', '2 slices bread', '1 tsp butter'],
    instructions: ['Toast the bread.', 'Spread Butter on it.'],
    notes: 'Use old bread.\nSalt it.',
    tags: ['Snacks', 'Quick'],
  });
});

test('Cooklang: notes, references, optional ingredients, other recipes and nested metadata', () => {
  const text = [
    '---',
    'title: "Dumpling soup"',
    'description: >',
    '  A soup',
    '  for winter.',
    'tags: [winter, soup]',
    'servings: 2 bowls',
    'source:',
    '  name: Old book',
    '  url: https://example.org/soup',
    'time:',
    '  prep: 10 min',
    '---',
    '> My uncle made this.',
    '> He was a cook.',
    '',
    '== Dough ==',
    'Mix @flour|white flour{200%g} and @water{100 %ml} in a #bowl. -- not too wet',
    '',
    'Rest the @&(~1)dough{} for ~rest{=20%minutes}.',
    '',
    '== Soup',
    'Boil it in @./stocks/Beef stock{1%l} with @?chilli flakes{1%pinch} and more of the @&flour{}. \\',
    'Season with @salt{=1/2%tsp}.',
  ].join('\n');
  expect(readCooklang(text)).toMatchObject({
    recipe: {
      title: 'Dumpling soup',
      subtitle: 'A soup for winter.',
      tags: ['winter', 'soup'],
      servings: 2,
      prepTime: '10 minutes',
      ingredients: [
        '200 g flour',
        '100 ml water',
        '1 l Beef stock',
        '1 pinch chilli flakes, optional',
        '1/2 tsp salt',
      ],
      instructions: [
        'Dough: Mix white flour and water in a bowl.',
        'Rest the dough for 20 minutes.',
        'Soup: Boil it in Beef stock with chilli flakes and more of the flour. Season with salt.',
      ],
      notes: 'My uncle made this.\nHe was a cook.',
    },
    source: { url: 'https://example.org/soup', name: 'Old book' },
  });
});

test('a Markdown text with metadata is read by its headings', () => {
  const text =
    '---\ntitle: Bean dip\ntags: [dip]\n---\n\n## Ingredients\n\n- 1 can beans\n- 1 tbsp oil\n\n---\n\n## Method\n\n1. Mash the beans.\n2. Add the oil.\n';
  expect(readFile('dip.md', strToU8(text)).kept[0]?.recipe).toMatchObject({
    title: 'Bean dip',
    ingredients: ['1 can beans', '1 tbsp oil'],
    instructions: ['Mash the beans.', 'Add the oil.'],
  });
});

const SOUP: write.Written = {
  title: 'Soup',
  ingredients: ['1 l water'],
  steps: ['Boil the water.', 'Eat.'],
  servings: 2,
  prep: 5,
  cook: 10,
};
const TWO = [SOUP, { ...SOUP, title: 'Stew' }];

test.each([
  ['Paprika', write.writePaprika(TWO)],
  ['Mealie', writeMealie(TWO)],
  ['a backup of Mealie', writeMealieBackup(TWO)],
  ['Tandoor', write.writeTandoor(TWO)],
  ['Nextcloud Cookbook', write.writeNextcloud(TWO)],
])('the pictures of %s are in the drafts', (_app, bytes) => {
  const { kept } = readFile('export.zip', bytes);
  expect(kept.map(({ picture }) => picture)).toEqual([write.JPEG, write.JPEG]);
});

test('the picture beside a file with several recipes belongs to none of them', () => {
  const recipes = TWO.map(write.toLinkedRecipe);
  const file = zipSync({ 'recipes.json': write.toJsonBytes(recipes), 'recipes.jpg': write.JPEG });
  const { kept } = readFile('export.zip', file);
  expect(kept.map(({ recipe, picture }) => [recipe.title, picture])).toEqual([
    ['Soup', undefined],
    ['Stew', undefined],
  ]);
});

test('RecipeSage: a text with the line ends of Windows', () => {
  const text = new TextDecoder().decode(write.writeRecipeSageText([SOUP]));
  const plain = text.replace(/^\s*==== Recipes ====\s*/, '').replaceAll('\n', '\r\n');
  expect(readFile('a.txt', strToU8(plain)).kept[0]?.recipe).toMatchObject({
    title: 'Soup',
    ingredients: SOUP.ingredients,
    instructions: SOUP.steps,
  });
});

test('finds the picture next to a recipe and ignores files that are no pictures', () => {
  const cook = strToU8(write.writeCooklang(SOUP));
  const data = `data:image/jpeg;base64,${btoa(String.fromCharCode(...write.JPEG))}`;
  const linked = write.toJsonBytes({
    ...write.toLinkedRecipe(SOUP),
    name: 'Inline',
    image: [data],
  });
  const notes = gzipSync(
    write.toJsonBytes({ name: 'Bad', directions: 'Mix.', photo_data: 'AAAA' }),
  );
  const file = zipSync({
    'a/Soup.cook': cook,
    'a/Soup.jpg': write.JPEG,
    'a/Soup.1.jpg': strToU8('step'),
    'b/inline.json': linked,
    'c/Bad.paprikarecipe': notes,
    'c/full.jpg': strToU8('This is no picture'),
  });
  const { kept } = readFile('mixed.zip', file);
  expect(kept.map(({ recipe, picture }) => [recipe.title, picture])).toEqual([
    ['Soup', write.JPEG],
    ['Inline', write.JPEG],
    ['Bad', undefined],
  ]);
});
