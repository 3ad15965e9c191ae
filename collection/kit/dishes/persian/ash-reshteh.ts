import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { dots, film, pool, swirl } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('ash-reshteh', {
  layout: 'soup',
  cloth: 'stars/indigo',
  vessel: bowl('blue', { size: 286, bands: ['#F4E8D8'] }),
  mirror: true,
  food: [
    pool('spinach', { drops: 20, drop: '#8A9A30' }),
    strew('choppedGreens', 110, { to: 0.92, apart: 0.6, cap: 8 }),
    strew('reshteh', 40, { to: 0.82, apart: 0.5, cap: 6 }),
    film('spinach', 0.45),
    strew('chickpea', 26, { to: 0.84 }),
    strew('kidneyBean', 22, { to: 0.84 }),
    strew('lentil', 60, { to: 0.86 }),
    strew('reshteh', 14, { to: 0.72, apart: 0.7 }),
    swirl({ colour: '#FFFAF0', from: 0.1, to: 0.66, turns: 1.6, width: 17 }),
    heap('onionBrowned', 40, [0.02, 0.02], 0.3, { apart: 0.4 }),
    dots('#3E5A16', 30, { from: 0.2, to: 0.8, size: [3, 8] }),
    dust(['#3A4A14', '#4E601E'], 260, { reach: 0.56, size: [1.4, 3] }),
  ],
  tool: 'spoon',
});
