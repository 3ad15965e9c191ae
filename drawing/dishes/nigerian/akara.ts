import { dish } from '../../kit/dish.ts';
import { heap } from '../../kit/layouts/many.ts';
import { plate } from '../../kit/vessels/tableware.ts';

const BALL = { bevel: 16, height: 18 };

export const picture = dish('akara', {
  layout: 'fried',
  cloth: 'lozenges/indigo',
  vessel: plate('white', { size: 302, bands: ['#1F5493', '#1F5493'] }),
  food: [heap('akara', 60, 'centre', 0.84, { apart: 0.8, look: BALL }), heap('akara', 26, [0, -0.02], 0.6, { apart: 1, scale: 1.08, look: BALL })],
  props: { SW: { food: 'chilli', count: 2 }, SE: { food: 'redOnionRing', count: 3 }, NE: { food: 'blackEyedBean', count: 8, scale: 1.1 } },
});
