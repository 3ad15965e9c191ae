import { dish, side } from '../../dish.ts';
import { fan, rows, stack } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('pozole-rojo', {
  layout: 'soup',
  cloth: 'zigzag/blue',
  vessel: bowl('clay', { size: 288, bands: ['#F4E8D8'] }),
  food: [
    pool('chilliRed', { drops: 80, drop: '#F2803A' }),
    strew('choclo', 90, { to: 0.86, scale: 1.15, apart: 0.9 }),
    strew('chickenShred', 30, { to: 0.8, palette: ['#A8482A', '#943A20', '#B85C38'] }),
    film('chilliRed', 0.7),
    strew('choclo', 66, { to: 0.84, scale: 1.15, apart: 1.1 }),
    strew('chickenShred', 16, { to: 0.74, palette: ['#B4603C', '#A04A2A', '#C4724A'] }),
    heap('lettuceRibbon', 70, [0.02, -0.06], 0.5, { apart: 0.6, scale: 1.15, palette: ['#A8CC62', '#BCD97C', '#94BE4E'] }),
    heap('onionBit', 34, [0.12, 0.12], 0.36),
    fan('radish', 7, 110, 260, { reach: 0.42, scale: 1 }),
    heap('oregano', 16, [0.1, -0.1], 0.36, { apart: 1.2 }),
  ],
  sides: {
    E: { ...side(plate('blue', { size: 118 }), [stack('tortilla', 3, { size: 0.84, palette: ['#E3AE50', '#D89E40', '#B4742A'] })]), at: [868, 222] },
    ESE: side(bowl('white', { size: 100 }), [rows('lime', [2, 2], { gap: [0.7, 0.6], scale: 0.9 })]),
  },
  props: { SW: { food: 'driedChilli', count: 2 } },
});
