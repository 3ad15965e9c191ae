import { dish } from '../../dish.ts';
import { heap } from '../../layouts/many.ts';
import { raw } from '../../layouts/verb.ts';
import { rakedMash } from '../../parts/produce/raked-mash.ts';
import { tray } from '../../vessels/tableware.ts';

const HOLE = [0.54, 0.4] as const;

export const picture = dish('shepherds-pie', {
  layout: 'crusted',
  cloth: 'stripes/moss',
  vessel: tray('white', { size: 272, ratio: 1.48, bands: ['#1F5493'] }),
  at: [480, 366],
  shade: '#5A2E0C',
  food: [
    raw(rakedMash({ at: HOLE, size: [0.6, 0.5], filling: '#7A3E1C' })),
    heap('mince', 220, HOLE, 0.46, { stretch: 1.2, apart: 0.4, scale: 1.2, palette: ['#8E5430', '#7C4424', '#A0663E', '#6C3A1C'] }),
    heap('carrot', 18, HOLE, 0.4, { stretch: 1.25, apart: 1.2, scale: 1.2 }),
    heap('pea', 20, HOLE, 0.4, { stretch: 1.25, apart: 1.3, scale: 1.2 }),
  ],
});
