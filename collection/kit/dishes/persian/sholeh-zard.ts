import { dish } from '../../dish.ts';
import { around } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('sholeh-zard', {
  layout: 'ring',
  cloth: 'stars/turquoise',
  vessel: bowl('glass', { form: 'oval', size: 262, ratio: 1.3 }),
  shade: '#9A5A06',
  food: [
    pool('saffron', { sheen: 0.5 }),
    film('saffron', 0.75),
    ...Array.from({ length: 8 }, (_, n) => (n * Math.PI) / 4).flatMap((angle) =>
      [0.14, 0.26, 0.38, 0.5].map((far) =>
        dust(['#7A3E14', '#93501E', '#5E2C0C'], 100, {
          at: [Math.cos(angle) * far, Math.sin(angle) * far],
          reach: 0.07,
          size: [1, 2.2],
        }),
      ),
    ),
    around('pistachio', 26, { reach: 0.74, jitter: 0.3 }),
    around('almondFlake', 20, { reach: 0.64, face: 0, jitter: 0.3, scale: 1.3 }),
    heap('pistachio', 9, 'centre', 0.08),
  ],
  props: { SW: { food: 'cinnamon', turn: -30 }, SE: { food: 'almond', count: 3 } },
});
