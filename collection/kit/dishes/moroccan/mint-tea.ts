import { dish } from '../../dish.ts';
import { heap } from '../../layouts/many.ts';
import { raw } from '../../layouts/verb.ts';
import { silverTeapot, teaGlass } from '../../parts/table/mint-tea.ts';
import { at } from '../../shape.ts';
import { plate } from '../../vessels/tableware.ts';

/** Positions of the glasses, as shares of the tray, and the colours of their walls. */
const GLASSES = [
  [0.16, -0.6, '#1F6A4A'],
  [0.68, -0.38, '#A62A3A'],
  [0.68, 0.38, '#1F5493'],
  [0.16, 0.6, '#6A2E7A'],
] as const;

export const picture = dish('mint-tea', {
  layout: 'cup',
  cloth: 'tiles/blue',
  vessel: plate('brass', { form: 'oval', size: 280, ratio: 1.42, bands: ['#86581A', '#86581A'] }),
  food: [
    raw(silverTeapot(at(-138, 0), 128, 0)),
    ...GLASSES.flatMap(([x, y, colour]) => [
      raw(teaGlass(at(x * 330, y * 235), 80, colour)),
      heap('mint', 3, [x - 0.02, y + 0.07], 0.08, { apart: 0.5, scale: 0.9 }),
    ]),
  ],
  props: { SW: { food: 'mint', count: 3, scale: 1.4 }, NE: { food: 'mint', count: 2, scale: 1.3 } },
});
