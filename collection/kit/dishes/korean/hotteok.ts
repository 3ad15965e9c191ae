import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('hotteok', {
  layout: 'rows',
  cloth: 'waves/red',
  vessel: tray('steel', { size: 268, ratio: 1.42 }),
  food: [
    put(
      'hotteok',
      [
        [[-0.62, -0.46], 0],
        [[0.02, -0.48], 50],
        [[0.64, -0.44], 100],
        [[-0.6, 0.46], 150],
        [[0.02, 0.48], 200],
        [[0.64, 0.46], 250],
      ],
      { size: 0.44, look: { mottle: { colour: '#8A4210', strength: 0.55, frequency: 0.025 } } },
    ),
    puddle('syrup', [0.64, 0.46], 0.32, { rough: 0.2 }),
    heap('choppedNut', 70, [0.64, 0.46], 0.26, { apart: 0.6 }),
    strew('choppedNut', 14, { to: 0.8 }),
  ],
  props: { NE: 'cinnamon', SW: { food: 'peanut', count: 5 } },
});
