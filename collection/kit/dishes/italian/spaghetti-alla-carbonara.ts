import { dish } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { film, puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('spaghetti-alla-carbonara', {
  layout: 'nest',
  cloth: 'tiles/blue',
  vessel: plate('white', { size: 308, rim: 0.12, bands: ['#A24A2A'] }),
  at: [480, 366],
  shade: '#9A5A10',
  food: [
    puddle('egg', [0.02, 0.03], 0.86, { rough: 0.05 }),
    nest('spaghetti', { reach: 0.92, width: 11, bundles: 27 }),
    film('egg', 0.3),
    strew('guanciale', 22, { to: 0.72, apart: 1.3, cap: 2 }),
    heap('guanciale', 14, [0.02, 0], 0.36, { apart: 1 }),
    dust(['#FFFDF4', '#FFF6DC'], 700, { reach: 0.6, size: [1.4, 3.6] }),
    strew('pepper', 150, { to: 0.8, scale: 1.9 }),
    dust(['#2B1710', '#4A3324'], 200, { reach: 0.8, size: [1, 2.6] }),
  ],
  tool: 'fork',
  toolAt: { tip: [150, 90], turn: 100, length: 500 },
});
