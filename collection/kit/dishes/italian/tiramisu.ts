import { dish, side } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { gap } from '../../layouts/gap.ts';
import { crust, dust } from '../../layouts/thick.ts';
import { pool } from '../../layouts/wet.ts';
import { cup, tray } from '../../vessels/tableware.ts';

export const picture = dish('tiramisu', {
  layout: 'layers',
  cloth: 'tiles/saffron',
  vessel: tray('glass', { size: 264, ratio: 1.34 }),
  at: [384, 366],
  food: [
    pool('cream'),
    crust('cocoa', { fill: 0.95 }),
    dust(['#2E1408', '#6A4024', '#1E0C04', '#9A6A44', '#7A4C2C'], 2600, { reach: 1.6, size: [0.9, 3] }),
    gap({
      at: [0.66, 0.52],
      size: [0.5, 0.62],
      layers: ['#FDF4E0', '#FBEFD6', '#F6E6C8', '#B07A40', '#9A6430', '#FBEFD6'],
      floor: ['#F8EAD0', '#C9A06A'],
      slope: 0.6,
    }),
    rows('savoiardi', [6], { at: [0.74, 0.62], gap: [0.11, 0], turn: 89, size: 0.27, jitter: 0.4, palette: ['#B98550', '#AA763E', '#C4925C'] }),
    dust(['#3A1C0C', '#5A3420'], 130, { at: [0.6, 0.44], reach: 0.5, size: [0.8, 2] }),
  ],
  sides: {
    E: { ...side(cup('white', { size: 104, ear: 40 }), [pool('soy', { sheen: 0.7, drops: 14, drop: '#B4742C' })]), at: [866, 250] },
  },
  props: { ESE: { food: 'savoiardi', count: 2, scale: 1.25, turn: -20 } },
});
