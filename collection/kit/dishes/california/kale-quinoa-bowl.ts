import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { fan } from '../../layouts/few.ts';
import { heap, sectors } from '../../layouts/many.ts';
import { drizzle } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('kale-quinoa-bowl', {
  layout: 'sectors',
  cloth: 'gingham/yellow',
  vessel: bowl('stone', { size: 290, inside: 'sand' }),
  food: [
    bed('quinoa'),
    sectors(
      [
        ['carrotShred', 90],
        ['choppedGreens', 110],
        ['chickpea', 80],
        ['beetroot', 60],
        ['kale', 34],
        ['pumpkinSeed', 30],
      ],
      { inner: 0.2, outer: 0.88 },
    ),
    fan('avocado', 5, 30, 100, { reach: 0.42, size: 0.26 }),
    drizzle('#F3E2B8', { reach: 0.5, lines: 6, width: 9, turn: 30 }),
    heap('pumpkinSeed', 26, 'centre', 0.5, { apart: 1.4 }),
  ],
  props: { SW: { food: 'pumpkinSeed', count: 5 }, NE: 'lemon' },
  tool: 'fork',
});
