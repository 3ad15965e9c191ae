import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('boston-cream-pie', {
  layout: 'cake',
  cloth: 'gingham/green',
  vessel: plate('rose', { size: 292, bands: ['#F4E8D8'] }),
  at: [356, 366],
  food: [put('creamPie', [-0.06, -0.04], { size: 0.8 })],
  sides: { ESE: { ...side(plate('rose', { size: 150 }), [put('creamPieSlice', [[[0, -0.04], -8]], { size: 0.62 })]), at: [806, 474] } },
  props: { SW: { food: 'chocolateShaving', count: 4 } },
});
