import { dish, side } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { put, rows } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan, plate } from '../../vessels/tableware.ts';

export const picture = dish('doro-wat', {
  layout: 'pool',
  cloth: 'lozenges/indigo',
  vessel: pan('clay', { form: 'oval', size: 268, ratio: 1.3, loops: [180] }),
  at: [416, 366],
  food: [
    pool('berbere', { drops: 60, drop: '#E8782A' }),
    strew('onionBit', 320, { to: 0.96, apart: 1, scale: 0.6, palette: ['#A03A1A', '#AE4620', '#963214'], look: { gloss: 0.15, height: 3 } }),
    film('berbere', 1),
    film('berbere', 0.6),
    put(
      'chickenLeg',
      [
        [[-0.4, -0.36], 24],
        [[0.46, 0.34], 200],
      ],
      { palette: ['#B4501E', '#A84618'], size: 0.5, look: { gloss: 0.35, tamp: 0.05, mottle: { colour: '#7A2408', strength: 0.3, frequency: 0.02 } } },
    ),
    put(
      'berbereEgg',
      [
        [[0.44, -0.34], 20],
        [[-0.44, 0.4], -40],
        [[0.04, 0.02], 60],
        [[-0.82, 0.06], 80],
      ],
      { size: 0.24, palette: ['#C25A2A', '#B44E22'] },
    ),
    beads('#E8782A', 70, { from: 0.8 }),
  ],
  sides: { E: { ...side(plate('sand', { size: 128 }), [rows('injeraRoll', [1, 1, 1], { gap: [0.5, 0.5], lean: -30, size: 0.72 })]), at: [858, 220] } },
  props: { SE: { food: 'garlicClove', count: 3 } },
});
