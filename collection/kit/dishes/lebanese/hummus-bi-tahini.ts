import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { raw } from '../../layouts/verb.ts';
import { oilInGroove, spreadPaste } from '../../parts/grains/hummus.ts';
import { bowl } from '../../vessels/tableware.ts';

/** Spread with the back of a spoon, from the hollow in its middle outward. */
const swirl = { radius: 246, hollow: 62, turns: 2.4, start: 0.4 };
/** Outline of the paprika. */
const CRESCENT = [
  [0.22, -0.62],
  [0.42, -0.5],
  [0.56, -0.32],
  [0.62, -0.1],
] as const;
const PAPRIKA = ['#C2331A', '#A8230F', '#DB5230'];

export const picture = dish('hummus-bi-tahini', {
  layout: 'swirl',
  cloth: 'tiles/blue',
  vessel: bowl('celadon', { size: 296, rim: 0.1, bands: ['#3E7A5E'] }),
  at: [412, 366],
  shade: '#8A5A1E',
  food: [
    raw(spreadPaste(swirl)),
    ...CRESCENT.map((spot) => dust(PAPRIKA, 300, { at: spot, reach: 0.22 })),
    raw(oilInGroove(swirl)),
    ...CRESCENT.map((spot) => dust(PAPRIKA, 90, { at: spot, reach: 0.2 })),
    heap('chickpea', 22, 'centre', 0.23, { apart: 1.3, cap: 4 }),
    strew('chickpea', 5, { from: 0.5, to: 0.8, apart: 5, cap: 1 }),
    strew('parsley', 22, { from: 0.24, to: 0.74, apart: 1.6, cap: 3 }),
  ],
  props: {
    E: { food: 'pita', scale: 1.16, turn: 30 },
    ESE: { food: 'pita', scale: 1.16, turn: -60 },
    SW: { food: 'chickpea', count: 7 },
    NW: { food: 'lemon', scale: 1.1, turn: 24 },
  },
});
