import { dish, side } from '../../kit/dish.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { raw } from '../../kit/layouts/verb.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { tagineLid } from '../../kit/parts/meats/tagine.ts';
import { at } from '../../kit/shape.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

const { sides = [], ...tagine } = dish('chicken-tagine', {
  layout: 'pool',
  cloth: 'tiles/terracotta',
  vessel: bowl('clay', { size: 302, rim: 0.1, bands: ['#F2D9A4', '#5A2408'], noise: 0.14 }),
  at: [388, 366],
  food: [
    pool('saffron', { drops: 70, drop: '#E8A020' }),
    strew('onionSoft', 46, { to: 0.88, apart: 0.7 }),
    film('saffron', 0.5),
    around('chickenThigh', 4, { reach: 0.56, from: -60, face: 180, size: 0.31 }),
    put('chickenThigh', [[[0.02, 0.02], 200]], { size: 0.27 }),
    around('preservedLemon', 8, { reach: 0.72, from: -15, face: 30, scale: 1.3 }),
    strew('greenOlive', 24, { from: 0.3, to: 0.86, scale: 1.1 }),
    heap('coriander', 22, 'centre', 0.5, { apart: 1.6 }),
  ],
  sides: { ESE: side(plate('sand', { size: 126 }), [put('khobz', 'centre', { size: 0.86 })]) },
  props: { SW: 'corianderSprig' },
});

export const picture = { ...tagine, sides: [raw(tagineLid(at(872, 168), 152)), ...sides] };
