import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUBSTITUTE_KINDS } from './substitute-kinds.ts';
import { REPLACEABLES } from './substitutions.ts';
import { findSwap, findSwaps } from './swaps.ts';

test('specification 9: five ingredients have a vegetarian, a low-sodium and a gluten-free alternative', () => {
  expect(REPLACEABLES.map(({ base }) => base)).toEqual([
    'chicken breast',
    'soy sauce',
    'flour',
    'beef',
    'pork',
  ]);
  for (const { substitutes } of REPLACEABLES) {
    expect(Object.keys(substitutes).toSorted()).toEqual([
      'gluten-free',
      'low-sodium',
      'vegetarian',
    ]);
  }
});

test('specification 4: the order is vegetarian, gluten-free, low-sodium', () => {
  expect(SUBSTITUTE_KINDS).toEqual(['vegetarian', 'gluten-free', 'low-sodium']);
  const soy = REPLACEABLES.find(({ base }) => base === 'soy sauce');
  if (!soy) throw new Error('no soy sauce');
  const { vegetarian: _vegetarian, ...others } = soy.substitutes;
  expect(findSwap('soy sauce')?.kind).toBe('vegetarian');
  expect(findSwaps('soy sauce', [{ ...soy, substitutes: others }])[0]?.kind).toBe('gluten-free');
  const { 'gluten-free': _free, ...last } = others;
  expect(findSwaps('soy sauce', [{ ...soy, substitutes: last }])[0]?.kind).toBe('low-sodium');
  expect(findSwaps('soy sauce', [{ ...soy, substitutes: {} }])).toEqual([]);
});

test.each([
  ['minced pork', 'firm tofu, crumbled'],
  ['Chicken breasts, skinned', 'firm tofu'],
  ['dark soy sauce', 'coconut aminos'],
  ['plain flour', 'wholemeal flour'],
  ['beef skirt steak', 'tempeh'],
  ['ground beef (20 % fat)', 'tempeh, crumbled'],
])('%s may be swapped for %s', (name, substitute) => {
  expect(findSwap(name)?.name).toBe(substitute);
});

test.each([
  'rice flour',
  'cassava flour (farinha de mandioca)',
  'flour tortillas',
  'cornflour',
  'beef stock',
  'beef bones',
  'beef dripping',
  'salt pork, or unsmoked bacon',
  'chicken stock',
  'chicken thighs',
  'fish sauce',
  'reduced-salt soy sauce',
])('%s has no swap', (name) => {
  expect(findSwap(name)).toBeUndefined();
});

test.each([
  ['soy sauce', ['coconut aminos', 'tamari', 'reduced-salt soy sauce']],
  ['minced pork', ['firm tofu, crumbled', 'fresh pork, without marinade', 'fresh pork, unsalted']],
  ['fish sauce', []],
])('lists every swap of %s with the default first', (name, names) => {
  const swaps = findSwaps(name);
  expect(swaps.map((swap) => swap.name)).toEqual(names);
  for (const swap of swaps) expect(findSwap(name, swap.kind)).toEqual(swap);
  expect(findSwap(name)).toEqual(swaps[0]);
});

const toGains = (name: string) => findSwaps(name).map(({ gain }) => gain);

test('a swap shows only a gain that the original does not have', () => {
  expect(toGains('minced pork')[0]).toBe('vegetarian');
  expect(toGains('soy sauce')).toEqual(['gluten-free', 'gluten-free', 'low-sodium']);
  expect(toGains('plain flour')).toEqual(['wholegrain', 'gluten-free', 'low-sodium']);
});

test('a step uses only the name of a substitute', () => {
  expect(findSwap('pork shoulder', 'gluten-free')).toMatchObject({ plain: 'fresh pork' });
});

const PRODUCTS =
  /stock|broth|sausage|chorizo|ham|bacon|lard|bones?|tortillas?|noodles?|paste|powder/;

test('the collection offers swaps only for replaceable foods', () => {
  const files = readdirSync('collection/dishes', { recursive: true, encoding: 'utf8' });
  const offered = files
    .filter((file) => /^\w+\/[\w-]+\/[\w-]+\.json$/.test(file))
    .flatMap((file) => {
      const dish: { ingredients: string[] } = JSON.parse(
        readFileSync(`collection/dishes/${file}`, 'utf8'),
      );
      return dish.ingredients
        .map((line) => line.replace(/\s*\|.*/, '').replace(/^[\d½]+ (g|kg|tbsp) /, ''))
        .filter((name) => findSwap(name) !== undefined);
    });
  expect(offered).toEqual(expect.arrayContaining(['chicken breast', 'soy sauce', 'minced pork']));
  expect(offered.filter((name) => PRODUCTS.test(name.replace(/,.*/, '')))).toEqual([]);
});
