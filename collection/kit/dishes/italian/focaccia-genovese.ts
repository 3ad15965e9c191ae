import { dish } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { raw } from '../../layouts/verb.ts';
import { focaccia } from '../../parts/grains/focaccia.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('focaccia-genovese', {
  layout: 'slab',
  cloth: 'tiles/olive',
  vessel: tray('black', { size: 262, ratio: 1.42 }),
  at: [480, 366],
  shade: '#6A3A08',
  food: [beads('#D9A93A', 40, { from: 0.5, to: 0.98, size: [2, 5] }), raw(focaccia({ half: [344, 236], gap: 64, isCut: true }))],
});
