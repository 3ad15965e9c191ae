import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('sloppy-joes', {
  layout: 'open',
  cloth: 'gingham/red',
  vessel: plate('white', { form: 'oval', size: 270, ratio: 1.4, bands: ['#2F6196'] }),
  food: [
    put(
      'splitBun',
      [
        [[-0.36, 0.04], 0],
        [[0.36, 0.08], 30],
      ],
      { size: 0.62 },
    ),
    puddle('tomato', [-0.36, 0.06], 0.5, { rough: 0.16 }),
    puddle('tomato', [0.36, 0.1], 0.5, { rough: 0.16 }),
    heap('mince', 150, [-0.36, 0.06], 0.5, { scale: 1.5, apart: 0.45, palette: ['#A8542A', '#94441E', '#B86434'] }),
    heap('mince', 150, [0.36, 0.1], 0.5, { scale: 1.5, apart: 0.45, palette: ['#A8542A', '#94441E', '#B86434'] }),
    heap('greenPepperDice', 14, [-0.36, 0.06], 0.4),
    heap('greenPepperDice', 14, [0.36, 0.1], 0.4),
    put('bun', [[[-0.42, -0.3], -10]], { size: 0.5 }),
    put(
      'gherkin',
      [
        [[0.3, -0.66], 0],
        [[0.44, -0.6], 40],
        [[0.16, -0.6], 80],
      ],
      { size: 0.12 },
    ),
  ],
  props: { NE: { food: 'gherkin' } },
});
