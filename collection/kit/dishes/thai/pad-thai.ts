import { dish } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('pad-thai', {
  layout: 'nest',
  cloth: 'waves/indigo',
  vessel: plate('white', { form: 'oval', size: 300, ratio: 1.24, bands: ['#2E7365'] }),
  at: [480, 362],
  shade: '#7A3A10',
  food: [
    nest('tamarind', { reach: 0.9, width: 12, bundles: 12, at: [0.22, 0.04] }),
    nest('tamarind', { reach: 0.96, width: 12, bundles: 14, at: [-0.24, 0] }),
    mix(
      [
        ['scrambledEgg', 3],
        ['friedTofu', 3],
        ['garlicChive', 4],
      ],
      36,
      [-0.06, 0],
      0.72,
      { stretch: 1.5, apart: 1, scale: 0.8 },
    ),
    heap('sprout', 80, [0.58, 0.26], 0.32, { apart: 0.2, stretch: 0.8 }),
    put(
      'prawn',
      [
        [[-0.4, -0.24], 20],
        [[-0.02, -0.42], 130],
        [[-0.16, 0.18], 250],
        [[0.24, -0.06], 60],
        [[-0.52, 0.24], 310],
      ],
      { scale: 1.25 },
    ),
    heap('garlicChive', 26, [-0.12, 0], 0.6, { apart: 0.7, stretch: 1.3, scale: 1.4 }),
    heap('choppedNut', 80, [-0.1, 0.02], 0.6, { apart: 1, stretch: 1.5, scale: 1.2 }),
    strew('chilliFlake', 40, { to: 0.6 }),
    put(
      'lime',
      [
        [[0.62, -0.46], 20],
        [[0.46, -0.6], -30],
      ],
      { scale: 1.25 },
    ),
  ],
});
