import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { skewers } from '../../layouts/sticks.ts';
import { dust } from '../../layouts/thick.ts';
import { paper } from '../../vessels/tableware.ts';

export const picture = dish('suya', {
  layout: 'skewers',
  cloth: 'lozenges/ochre',
  vessel: paper({ size: 276, ratio: 1.36, turn: 3 }),
  food: [
    heap('cabbage', 46, [0.62, 0.5], 0.42, { apart: 0.4 }),
    heap('tomatoSlice', 5, [0.56, 0.42], 0.34, { apart: 0.9, scale: 0.9 }),
    heap('redOnionRing', 16, [0.6, 0.46], 0.42, { apart: 0.6 }),
    skewers(['suya'], 17, { scale: 1.35, count: 4, gap: 0.44, lean: -10, at: [-0.08, -0.08], step: 0.5, handle: 90 }),
    dust(['#C8501E', '#A83A14', '#E0A050', '#8A2E0E'], 700, { at: [-0.1, -0.06], reach: 0.9, size: [1, 2.6] }),
    strew('chilliFlake', 40, { to: 0.8 }),
  ],
  props: { NW: { food: 'peanut', count: 4 } },
});
