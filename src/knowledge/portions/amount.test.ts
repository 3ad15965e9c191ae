import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NUMBER } from '../amounts.ts';
import { toNumber } from '../to-number.ts';
import { scaleAmount } from './amount.ts';
import { units } from './units.ts';

test.each([
  ['½ tsp', 3, '1½ tsp'],
  ['1 1/2 cups', 2, '3 cups'],
  ['1½ tsp', 2, '1 tbsp'],
  ['1 tbsp', 0.5, '1½ tsp'],
  ['¼ tsp', 0.5, '⅛ tsp'],
  ['¼ tsp', 0.25, 'a pinch'],
  ['1 cup', 1 / 3, '⅓ cup'],
  ['2 cups', 1 / 3, '⅔ cup'],
  ['3 cups', 0.25, '¾ cup'],
  ['350 g', 3, '1.05 kg'],
  ['1 kg', 0.5, '500 g'],
  ['2.5 litres', 2, '5 litres'],
  ['2.5 litres', 0.2, '500 ml'],
  ['1,5 l', 2, '3 l'],
  ['2 to 3', 2, '4 to 6'],
  ['2–3 cloves', 0.5, '1–1½ cloves'],
  ['1 to 2 cloves', 0.5, '½ to 1 clove'],
  ['about 300 g', 1.5, 'about 450 g'],
  ['1 bunch', 2, '2 bunches'],
  ['16 leaves', 1 / 16, '1 leaf'],
  ['5 tbsp', 12, '900 ml'],
  ['2 tbsp, heaped', 2, '4 tbsp, heaped'],
  ['a handful', 3, '3 handfuls'],
  ['a handful', 0.5, '½ handful'],
  ['a pinch', 2, '2 pinches'],
  ['1 pinch', 0.5, '1 pinch'],
  ['4 tbsp', 3, '180 ml'],
  ['3 tbsp', 3, '9 tbsp'],
  ['1,000 g', 2, '2 kg'],
  ['1.000 g', 2, '2 kg'],
  ['1 000 g', 2, '2 kg'],
  ['1\u202f000 g', 2, '2 kg'],
  ['1,500 ml', 2, '3 l'],
  ['10,000 g', 0.5, '5 kg'],
  ['1.5 kg', 2, '3 kg'],
  ['1,5 kg', 2, '3 kg'],
  ['1.125 kg', 2, '2.3 kg'],
  ['1,250 kg', 2, '2.5 kg'],
  ['0.125 l', 2, '250 ml'],
  ['1-1/2 cups', 2, '3 cups'],
  ['1-½ cups', 2, '3 cups'],
  ['1 1⁄2 cups', 2, '3 cups'],
  ['1⁄2 tsp', 3, '1½ tsp'],
  ['2 ½ cups', 2, '5 cups'],
  ['1 lb 8 oz', 2, '3 lb'],
  ['1 lb 8 oz', 0.5, '12 oz'],
  ['1 lb and 8 oz', 2, '3 lb'],
  ['2 lb. 4 oz.', 2, '4½ lb'],
  ['1 cup, plus 2 tbsp', 2, '2¼ cups'],
  ['1 kg 200 g', 2, '2.4 kg'],
  ['1 l + 200 ml', 2, '2.4 l'],
  ['1 cup + 2 tbsp', 2, '2¼ cups'],
  ['1 cup plus 2 tbsp', 2, '2¼ cups'],
  ['1 cup & 2 tablespoons', 2, '2¼ cups'],
  ['1 tbsp + 1 tsp', 3, '4 tbsp'],
  ['1 - 2 cloves', 2, '2 - 4 cloves'],
  ['1–2 cloves', 2, '2–4 cloves'],
  ['1 — 2 cloves', 2, '2 — 4 cloves'],
  ['½-1 tsp', 2, '1-2 tsp'],
  ['1/2-3/4 cup', 2, '1-1½ cups'],
  ['1-1 1/2 cups', 2, '2-3 cups'],
  ['1 1/2 - 2 cups', 2, '3 - 4 cups'],
  ['1-2 pinches', 0.5, '1 pinch'],
  ['1-2 dashes', 0.5, '1 dash'],
  ['2-4 pinches', 0.5, '1-2 pinches'],
  ['⅙ cup', 2, '⅓ cup'],
  ['⅕ cup', 2, '⅖ cup'],
  ['2⅚ cups', 2, '5⅔ cups'],
  ['2⅔ cups', 2, '5⅓ cups'],
  ['1⅛ cups', 3, '3⅜ cups'],
  ['⅖ tsp', 2, '⅘ tsp'],
  ['1/6 cup', 2, '⅓ cup'],
  ['0.33', 0.5, '⅙'],
  ['0.33', 2, '⅔'],
  ['a dozen', 2, '24'],
  ['half a dozen', 2, '12'],
  ['2 x 400 g', 2, '4 x 400 g'],
  ['2 × 400 g tins', 2, '4 × 400 g tins'],
  ['2 x 14 oz tins', 0.5, '1 x 14 oz tin'],
])('%s times %d is %s', (text, factor, expected) => {
  expect(scaleAmount(text, factor).text).toBe(expected);
});

test.each([
  'a large handful',
  'a splash',
  'to taste',
  '',
  '400 g (14 oz)',
  '1 400 g tin',
  '1/2-inch',
  '1 1/2-inch',
  '1/0 cup',
  '3 glugs',
  '0',
])('shows an unknown amount (%s) as it was written', (text) =>
  expect(scaleAmount(text, 3, 'us').text).toBe(text),
);

test.each([
  ['120 ml', '½ cup'],
  ['480 ml', '2 cups'],
  ['30 ml', '2 tbsp'],
  ['5 ml', '1 tsp'],
  ['100 ml', '3½ fl oz'],
  ['4 l', '4¼ quarts'],
  ['1 l', '4¼ cups'],
  ['1,000 ml', '4¼ cups'],
  ['1.000 ml', '4¼ cups'],
  ['1 1/2 l', '6½ cups'],
  ['2 x 400 g tins', '2 x 400 g tins'],
  ['1 cup + 2 tbsp', '1 cup + 2 tbsp'],
  ['30 g', '1 oz'],
  ['250 g', '8¾ oz'],
  ['2 kg', '4½ lb'],
  ['2 g', '2 g'],
  ['2 tbsp', '2 tbsp'],
  ['3 cloves', '3 cloves'],
])('%s is %s in US units', (text, expected) => {
  expect(scaleAmount(text, 1, 'us').text).toBe(expected);
});

test.each([
  ['1 cup', '240 ml'],
  ['½ cup', '120 ml'],
  ['1 lb', '450 g'],
  ['4 oz', '110 g'],
  ['2 fl oz', '60 ml'],
  ['1 quart', '950 ml'],
  ['2 lb', '910 g'],
  ['3 lb', '1.35 kg'],
  ['100 g', '100 g'],
  ['1 lb 8 oz', '680 g'],
  ['1 cup plus 2 tbsp', '270 ml'],
  ['1-1/2 cups', '350 ml'],
])('%s is %s in metric units', (text, expected) => {
  expect(scaleAmount(text, 1, 'metric').text).toBe(expected);
});

const anUnit = fc.constantFrom('', ...Object.values(units).map(({ many }) => many));
const aNumber = fc.oneof(
  fc.integer({ min: 1, max: 900 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('¼', '½', '¾', '⅓', '⅔', '⅛'))
    .map(([whole, part]) => (whole ? `${whole}${part}` : part)),
);

test('scaling always returns a valid amount, and the same text for the factor 1', () => {
  fc.assert(
    fc.property(
      aNumber,
      anUnit,
      fc.double({ min: 0.02, max: 50, noNaN: true }),
      (number, unit, k) => {
        const text = `${number} ${unit}`.trim();
        expect(scaleAmount(text, 1).text).toBe(text);
        for (const wanted of [undefined, 'metric', 'us'] as const) {
          const scaled = scaleAmount(text, k, wanted).text;
          expect(scaled).toMatch(new RegExp(`^(a pinch|${NUMBER}( \\p{L}+)*)$`, 'u'));
        }
      },
    ),
  );
});

test('a rounded amount differs from the exact one by less than 15 %', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 4000 }), fc.constantFrom(0.5, 1.5, 2, 3), (grams, k) => {
      for (const wanted of [undefined, 'us'] as const) {
        const [number = '', unit = ''] = scaleAmount(`${grams} g`, k, wanted).text.split(' ');
        const size = Object.values(units).find(({ one }) => one === unit)?.size ?? 0;
        const shown = toNumber(number) * size;
        expect(Math.abs(shown / (grams * k) - 1)).toBeLessThan(0.15);
      }
    }),
  );
});
