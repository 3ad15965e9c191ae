import { dish, side } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('pierogi-ruskie', {
  layout: 'rows',
  cloth: 'stripes/red',
  vessel: plate('white', { form: 'oval', size: 276, ratio: 1.34, bands: ['#1F5493'] }),
  at: [404, 366],
  shade: '#8A5A1C',
  food: [
    puddle('butter', 'centre', 0.7, { stretch: 1.6 }),
    rows('pierogi', [3, 4, 3], { gap: [0.66, 0.54], turn: -12, scale: 1.22, jitter: 3 }),
    strew('onionBrowned', 30, { to: 0.66, apart: 0.8, scale: 0.9 }),
    strew('chive', 30, { to: 0.74, scale: 0.8 }),
    strew('pepper', 40, { to: 0.8 }),
  ],
  sides: {
    E: {
      ...side(bowl('blue', { size: 100, inside: 'white' }), [smear('yogurt', 'centre', 0.96), strew('chive', 10, { to: 0.6, scale: 0.7 })]),
      at: [868, 280],
    },
  },
});
