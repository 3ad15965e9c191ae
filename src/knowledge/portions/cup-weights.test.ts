import { expect, test } from 'vitest';
import { scaleAmount } from './amount.ts';
import { findGramsPerCup } from './cup-weights.ts';

test.each([
  ['plain flour', '100 g', 1, '¾ cup plus 1 tbsp'],
  ['plain flour, sifted', '250 g', 1, '2 cups'],
  ['plain flour', '500 g', 2, '8½ cups'],
  ['strong white flour', '0.5 kg', 1, '4 cups'],
  ['caster sugar', '60 g', 1, '¼ cup plus 1 tbsp'],
  ['caster sugar', '10 g', 1, '2¼ tsp'],
  ['sugar', '25 g', 1, '2 tbsp'],
  ['dark brown sugar', '215 g', 1, '1 cup'],
  ['icing sugar', '55 g', 1, '½ cup'],
  ['cold butter, cubed', '115 g', 1, '½ cup'],
  ['butter', '20 g', 1, '1½ tbsp'],
  ['long-grain rice', '300 g', 1, '1½ cups plus 1 tbsp'],
  ['rice flour', '142 g', 1, '1 cup'],
  ['white rice, cooked', '480 g', 1, '3 cups'],
  ['cooked jasmine rice, cold', '320 g', 1, '2 cups'],
  ['plain flour', '20 to 100 g', 1, '3 tbsp to ¾ cup plus 1 tbsp'],
  ['butter lettuce', '100 g', 1, '3½ oz'],
  ['white rice', '190 g', 1, '1 cup'],
  ['sugar', '100 to 200 g', 1, '½ to 1 cup'],
  ['peanut butter', '100 g', 1, '3½ oz'],
  ['palm sugar', '100 g', 1, '3½ oz'],
  ['flour tortillas', '100 g', 1, '3½ oz'],
  ['buttermilk', '100 g', 1, '3½ oz'],
  ['sugar snap peas', '100 g', 1, '3½ oz'],
  ['plain flour', '4 oz', 1, '4 oz'],
  ['plain flour', '2 tbsp', 1, '2 tbsp'],
])('%s, %s times %d in US units is %s', (name, amount, factor, expected) => {
  expect(scaleAmount(amount, factor, 'us', findGramsPerCup(name)).text).toBe(expected);
});
