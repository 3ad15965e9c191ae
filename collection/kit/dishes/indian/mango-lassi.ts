import { dish } from '../../dish.ts';
import { heap } from '../../layouts/many.ts';
import { raw } from '../../layouts/verb.ts';
import { mangoHedgehog, wholeMango } from '../../parts/produce/mango.ts';
import { tallGlass } from '../../parts/table/glass.ts';
import { at } from '../../shape.ts';
import { tray } from '../../vessels/tableware.ts';

const LASSI = ['#F9B634', '#E08C12', '#FCCB60'] as const;

export const picture = dish('mango-lassi', {
  layout: 'cup',
  cloth: 'waves/red',
  vessel: tray('teal', { form: 'oval', size: 300, ratio: 1.36 }),
  at: [480, 362],
  food: [
    raw(tallGlass({ rim: at(-150, -118), radius: 118, tall: 196, lean: -12, drink: LASSI })),
    raw(tallGlass({ rim: at(122, -124), radius: 118, tall: 196, lean: 6, drink: LASSI })),
    heap('choppedPistachio', 44, [-0.41, -0.44], 0.16, { apart: 0.7 }),
    heap('choppedPistachio', 44, [0.33, -0.46], 0.16, { apart: 0.7 }),
    raw(wholeMango({ centre: at(-236, 118), size: 88, turn: 50 }), ['mango']),
    raw(mangoHedgehog({ centre: at(226, 128), size: 98, turn: -32 }), ['mango']),
    heap('cardamom', 4, [0.1, 0.76], 0.09, { apart: 1.4 }),
  ],
});
