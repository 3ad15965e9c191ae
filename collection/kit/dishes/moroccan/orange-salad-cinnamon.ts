import { dish } from '../../dish.ts';
import { around } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { polar, toRadians } from '../../shape.ts';
import { plate } from '../../vessels/tableware.ts';

const PEELED = ['#F4B566', '#FFE9C0', '#F58A16'];

/** Lines of cinnamon from the middle outward, in degrees, and how far the pinches lie. */
const LINES = [15, 75, 135, 195, 255, 315];
const STEPS = Array.from({ length: 15 }, (_, index) => 0.16 + index * 0.048);

function onRay(degrees: number, far: number): [number, number] {
  const { x, y } = polar(toRadians(degrees), far);
  return [x, y];
}

export const picture = dish('orange-salad-cinnamon', {
  layout: 'ring',
  cloth: 'tiles/sea',
  vessel: plate('blue', { size: 304, bands: ['#F4E8D8', '#D0A03E'] }),
  at: [440, 364],
  food: [
    puddle('saffron', 'centre', 0.7),
    around('orangeSlice', 9, { reach: 0.64, size: 0.3, jitter: 0.2, palette: PEELED }),
    around('orangeSlice', 5, { reach: 0.29, size: 0.29, jitter: 0.2, palette: PEELED }),
    ...LINES.flatMap((turn) => STEPS.map((far) => dust(['#6A340E', '#8A4818', '#54280A'], 30, { at: onRay(turn, far), reach: 0.034, size: [1, 2.6] }))),
    strew('almondSliver', 24, { to: 0.84 }),
    strew('dateStrip', 9, { from: 0.3, to: 0.84, apart: 1.6 }),
    heap('mint', 5, 'centre', 0.14),
  ],
  props: { SW: { food: 'cinnamon', turn: -30 }, SE: { food: 'date', count: 2 }, NE: { food: 'mint', count: 2 } },
});
