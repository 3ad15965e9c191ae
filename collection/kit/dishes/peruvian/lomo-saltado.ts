import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { heap, mix } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('lomo-saltado', {
  layout: 'mounds',
  cloth: 'zigzag/blue',
  vessel: plate('white', { form: 'oval', size: 270, ratio: 1.4, bands: ['#B5301A'] }),
  food: [
    puddle('soy', [0.08, 0.06], 0.9, { stretch: 2 }),
    heap('chip', 60, [0.5, 0.02], 0.8, { stretch: 0.9, apart: 0.5, scale: 1.15 }),
    mix(
      [
        ['steakStrip', 5],
        ['redOnion', 3],
        ['tomatoChunk', 3],
      ],
      90,
      [0.08, 0.06],
      0.84,
      { stretch: 1.5, apart: 0.5, scale: 1.25 },
    ),
    heap('chip', 12, [0.36, 0.0], 0.66, { apart: 1.2, scale: 1.15 }),
    heap('chilliStrip', 12, [0.1, 0.06], 0.66, { palette: ['#F2B01E', '#E89A14'], stretch: 1.4, apart: 1.3 }),
    mound('white', [-0.58, -0.04], 0.58),
    heap('coriander', 26, [0.16, 0.08], 0.7, { stretch: 1.4, apart: 1.4 }),
  ],
  props: { SW: { food: 'chilli' }, NE: 'corianderSprig' },
});
