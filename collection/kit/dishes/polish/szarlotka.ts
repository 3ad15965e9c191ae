import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { plate } from '../../vessels/tableware.ts';

const PIECES = [
  [[-0.48, -0.44], -6],
  [[0.5, -0.42], 5],
  [[0.02, 0.52], -3],
] as const;

const QUARTERS = [
  [-0.2, -0.17],
  [0.2, -0.17],
  [-0.2, 0.17],
  [0.2, 0.17],
] as const;

const AT_THE_CUT = PIECES.flatMap(([[x, y]]) => [-0.26, 0, 0.26].map((along) => [[x + along, y + 0.41], 180 + along * 60] as const));

/** Stewed rather than caramelised. */
const PALE = { gloss: 0.6, height: 6, mottle: { colour: '#D99A3A', strength: 0.2, frequency: 0.03 } };

export const picture = dish('szarlotka', {
  layout: 'portion',
  cloth: 'stripes/plum',
  vessel: plate('white', { form: 'square', size: 292, bands: ['#8A4210'] }),
  shade: '#8A561A',
  food: [
    put('szarlotkaPiece', PIECES, { size: 0.37 }),
    put('apple', AT_THE_CUT, { size: 0.13, palette: ['#F6D070', '#EFC45A', '#FAE094'], look: PALE }),
    ...PIECES.flatMap(([[x, y]]) => QUARTERS.map(([right, down]) => heap('crumble', 36, [x + right, y + down], 0.17, { stretch: 1.2, apart: 0.7 }))),
    ...PIECES.map(([spot]) => dust(['#FFFFFF', '#FFF8EC', '#FBF2E2'], 1300, { at: spot, reach: 0.42, size: [0.8, 2.4] })),
    dust(['#FFFFFF', '#FFF8EC'], 260, { reach: 0.9, size: [0.7, 1.8] }),
  ],
  props: { SW: { food: 'cinnamon', turn: -30 }, NE: { food: 'apple', scale: 1.1 } },
  tool: 'fork',
});
