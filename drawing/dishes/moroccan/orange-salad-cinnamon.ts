import { dish } from '../../kit/dish.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('orange-salad-cinnamon', {
  layout: 'ring',
  cloth: 'dots/slate',
  vessel: plate('blue', { size: 304, bands: ['#F4E8D8', '#D0A03E'] }),
  at: [440, 364],
  food: [
    puddle('saffron', 'centre', 0.7),
    around('orangeSlice', 11, { reach: 0.68, size: 0.27, jitter: 0.3 }),
    around('orangeSlice', 6, { reach: 0.34, size: 0.26, jitter: 0.3 }),
    put('orangeSlice', 'centre', { size: 0.26 }),
    ...[0, 60, 120, 180, 240, 300].flatMap((angle) =>
      [0.16, 0.36, 0.56].map((far) =>
        dust(['#7A3E14', '#93501E', '#5E2C0C'], 90, {
          at: [Math.cos((angle * Math.PI) / 180) * far, Math.sin((angle * Math.PI) / 180) * far],
          reach: 0.1,
          size: [1, 2.4],
        }),
      ),
    ),
    strew('almondSliver', 44, { to: 0.84 }),
    strew('dateStrip', 18, { to: 0.74, apart: 1.6 }),
    heap('mint', 6, 'centre', 0.18),
  ],
  props: { SW: { food: 'cinnamon', turn: -30 }, SE: { food: 'date', count: 2 }, NE: { food: 'mint', count: 2 } },
});
