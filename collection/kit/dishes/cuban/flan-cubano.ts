import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('flan-cubano', {
  layout: 'dome',
  cloth: 'zigzag/blue',
  vessel: plate('white', { size: 290, bands: ['#1F6A68'] }),
  mirror: true,
  food: [puddle('amber', 'centre', 0.86, { rough: 0.07 }), put('flan', [-0.02, -0.02], { size: 0.62 })],
  props: { SW: 'lemon' },
  tool: 'spoon',
});
