import { dish, side } from '../../kit/dish.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { smear } from '../../kit/layouts/thick.ts';
import { film } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('tarte-tatin', {
  layout: 'cake',
  cloth: 'dots/plum',
  vessel: plate('white', { size: 308, bands: ['#D0A03E'] }),
  at: [420, 364],
  food: [
    put('tarteTatin', 'centre', { size: 1.02 }),
    around('apple', 12, { reach: 0.72, face: 86, scale: 1.95, jitter: 0.3, palette: ['#D98A2C', '#C87820', '#E39C40'] }),
    around('apple', 7, { reach: 0.4, face: 86, scale: 1.8, jitter: 0.3, palette: ['#D0802A', '#C06E1C', '#DC9438'] }),
    around('apple', 2, { reach: 0.1, face: 86, scale: 1.5, jitter: 0.3, palette: ['#D0802A', '#C87820'] }),
    film('caramel', 0.45),
  ],
  sides: {
    E: { ...side(bowl('blue', { size: 100, inside: 'white' }), [smear('cream', 'centre', 0.96)]), at: [866, 280] },
  },
  props: { SE: { food: 'apple', scale: 1.1 } },
});
