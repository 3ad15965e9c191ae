import { dish } from '../../dish.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool, swirl } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('kartoffelsuppe', {
  layout: 'soup',
  cloth: 'stripes/blue',
  vessel: bowl('white', { size: 286, bands: ['#66733A'] }),
  mirror: true,
  shade: '#8A5A14',
  food: [
    pool('egg', { sheen: 0.4 }),
    strew('potatoChunk', 30, { to: 0.86, apart: 0.9 }),
    strew('carrot', 44, { to: 0.86, scale: 1.2 }),
    film('egg', 0.8),
    strew('potato', 26, { to: 0.8, scale: 1.2 }),
    strew('carrot', 30, { to: 0.82, scale: 1.2 }),
    strew('leek', 22, { to: 0.82 }),
    swirl({ to: 0.5, turns: 1.4, width: 9 }),
    strew('parsley', 32, { to: 0.7 }),
    strew('herbFlake', 70, { to: 0.8 }),
  ],
  props: { SW: 'parsleySprig', SE: { food: 'leek', count: 3, scale: 1.2 } },
  tool: 'spoon',
});
