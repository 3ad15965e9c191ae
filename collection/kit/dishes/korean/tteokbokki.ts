import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dots, puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

const GLAZED = ['#E23A12', '#D42E0A', '#EC4E1E'];
const PILE = { stretch: 1.8 };

export const picture = dish('tteokbokki', {
  layout: 'heap',
  cloth: 'waves/saffron',
  vessel: plate('celadon', { form: 'oval', size: 270, ratio: 1.36, specks: 260 }),
  food: [
    puddle('chilliRed', 'centre', 1.06, { stretch: 1.7, rough: 0.05 }),
    heap('riceCake', 50, 'centre', 0.94, { ...PILE, apart: 0.5, palette: GLAZED }),
    heap('fishCake', 16, 'centre', 0.86, { ...PILE, apart: 1, scale: 1.2 }),
    strew('cabbageChunk', 9, { to: 0.6, palette: ['#EBB078', '#E2955A', '#F0C898'] }),
    heap('riceCake', 30, 'centre', 0.88, { ...PILE, apart: 0.85, scale: 1.1, palette: GLAZED }),
    heap('fishCake', 8, [0.05, 0.02], 0.74, { ...PILE, apart: 1.6, scale: 1.25 }),
    put(
      'halfEgg',
      [
        [[-0.42, -0.16], 20],
        [[0.1, 0.26], 80],
        [[0.46, -0.14], -30],
      ],
      { size: 0.25 },
    ),
    strew('springOnion', 30, { to: 0.66, scale: 1.3 }),
    strew('sesame', 130, { to: 0.7 }),
    dots('#E2501A', 14, { to: 0.7 }),
  ],
  props: { SW: { food: 'chilli' } },
});
