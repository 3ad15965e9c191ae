import { dish, side } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { raw } from '../../layouts/verb.ts';
import { film, pool } from '../../layouts/wet.ts';
import { tagineLid } from '../../parts/meats/tagine.ts';
import { at } from '../../shape.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

const { sides = [], ...tagine } = dish('chicken-tagine', {
  layout: 'pool',
  cloth: 'tiles/terracotta',
  vessel: bowl('clay', { size: 302, rim: 0.1, bands: ['#F2D9A4', '#5A2408'], noise: 0.14 }),
  at: [388, 366],
  food: [
    pool('saffron', { drops: 40, drop: '#E8A020' }),
    strew('onionSoft', 60, { to: 0.92, apart: 0.7 }),
    film('saffron', 0.7),
    put(
      'chickenThigh',
      [
        [[-0.48, -0.36], 20],
        [[0.34, -0.5], -35],
        [[0.6, 0.16], 60],
        [[0.02, 0.56], 160],
        [[-0.54, 0.28], -15],
        [[0.04, 0.02], 200],
      ],
      { size: 0.33 },
    ),
    film('saffron', 0.22),
    strew('greenOlive', 22, { from: 0.2, to: 0.88, scale: 1.25 }),
    strew('lemonStrip', 14, { to: 0.84, scale: 1.3 }),
    heap('coriander', 18, 'centre', 0.5, { apart: 1.6 }),
    beads('#E8A020', 60, { from: 0.86 }),
  ],
  sides: { ESE: side(plate('sand', { size: 126 }), [put('khobz', 'centre', { size: 0.86 })]) },
  props: { SW: 'corianderSprig' },
});

export const picture = { ...tagine, sides: [raw(tagineLid(at(872, 168), 152)), ...sides] };
