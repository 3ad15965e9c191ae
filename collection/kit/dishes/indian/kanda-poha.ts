import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { cup, plate } from '../../vessels/tableware.ts';

const FLAT = { bevel: 1.6, height: 2.4 };

export const picture = dish('kanda-poha', {
  layout: 'heap',
  cloth: 'waves/plum',
  vessel: plate('teal', { size: 300, bands: ['#F3D695'] }),
  at: [408, 366],
  shade: '#8A5A0A',
  food: [
    puddle('saffron', 'centre', 0.82, { rough: 0.05 }),
    heap('pohaFlake', 620, 'centre', 0.88, { apart: 0.5, cap: 8, look: FLAT }),
    heap('redOnion', 40, 'centre', 0.78, { apart: 0.8, scale: 0.7 }),
    heap('pohaFlake', 260, 'centre', 0.74, { apart: 0.7, cap: 8, look: FLAT }),
    strew('peanut', 34, { to: 0.68, apart: 1.4 }),
    strew('mustardSeed', 90, { to: 0.72 }),
    strew('curryLeaf', 9, { to: 0.6, apart: 1.6 }),
    strew('greenChilliRing', 12, { to: 0.6 }),
    heap('daikon', 24, 'centre', 0.3, { apart: 0.6, scale: 0.7 }),
    strew('coriander', 26, { to: 0.64 }),
    put('lemon', [0.66, 0.5], { scale: 1.2, turn: 40 }),
  ],
  sides: { ESE: { ...side(cup('white', { size: 96, ear: -20 }), [pool('peanut')]), at: [858, 520] } },
  props: { NE: { food: 'peanut', count: 3 } },
});
