import { dish, side } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { smear } from '../../layouts/thick.ts';
import { film } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('tarte-tatin', {
  layout: 'cake',
  cloth: 'stripes/plum',
  vessel: plate('white', { size: 308, bands: ['#D0A03E'] }),
  at: [420, 364],
  food: [
    put('tarteTatin', 'centre', { size: 1.0 }),
    around('tatinApple', 13, { reach: 0.7, face: 72, size: 0.22, jitter: 0.3 }),
    around('tatinApple', 7, { reach: 0.36, face: 72, size: 0.21, jitter: 0.3 }),
    put('tatinApple', [0.01, 0.01], { size: 0.17, turn: 30 }),
    film('amber', 0.22),
  ],
  sides: {
    E: { ...side(bowl('blue', { size: 100, inside: 'white' }), [smear('cream', 'centre', 0.96)]), at: [866, 280] },
  },
  props: { SE: { food: 'apple', scale: 1.1 } },
});
