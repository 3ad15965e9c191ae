import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('flan-cubano', {
  layout: 'dome',
  cloth: 'dots/plum',
  vessel: plate('white', { size: 290, bands: ['#1F6A68'] }),
  food: [puddle('syrup', 'centre', 0.92, { rough: 0.05 }), put('flan', 'centre', { size: 0.66 })],
  props: { SW: 'lemon' },
  tool: 'spoon',
});
