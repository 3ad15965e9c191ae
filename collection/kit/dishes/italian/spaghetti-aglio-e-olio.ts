import { dish } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { strew } from '../../layouts/many.ts';
import { dots, puddle } from '../../layouts/wet.ts';
import { deepPlate } from '../../vessels/tableware.ts';

export const picture = dish('spaghetti-aglio-e-olio', {
  layout: 'nest',
  cloth: 'tiles/olive',
  vessel: deepPlate('white', { size: 300, bands: ['#B98A2E'] }),
  mirror: true,
  shade: '#8A5A10',
  food: [
    puddle('butter', [0.03, 0.06], 0.9),
    nest('spaghetti', { reach: 0.98, width: 9, bundles: 26 }),
    strew('garlic', 34, { to: 0.7, scale: 1.25, palette: ['#F0C870', '#E6B450', '#F5D890'] }),
    strew('chilliRing', 22, { to: 0.7, scale: 1.1 }),
    strew('parsley', 34, { to: 0.72, scale: 0.8 }),
    strew('chilliFlake', 60, { to: 0.8 }),
    dots('#D9B83C', 16, { from: 0.5, to: 0.92, size: [3, 7] }),
  ],
  props: { SW: { food: 'garlicClove', count: 2 }, NW: { food: 'driedChilli' } },
  tool: 'fork',
});
