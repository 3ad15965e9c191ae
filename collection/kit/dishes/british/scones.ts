import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { smear } from '../../layouts/thick.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { cup, plate } from '../../vessels/tableware.ts';

/** Positions of the split halves. */
const HALVES = [
  [-0.46, 0.4],
  [0.4, 0.48],
] as const;
const ROSE = ['#C2607A', '#C2607A'];

export const picture = dish('scones', {
  layout: 'open',
  cloth: 'stripes/red',
  vessel: plate('white', { size: 304, bands: ROSE }),
  at: [348, 364],
  shade: '#8A5A1C',
  food: [
    put(
      'scone',
      [
        [[-0.34, -0.44], 0],
        [[0.44, -0.3], 60],
      ],
      { size: 0.42 },
    ),
    put(
      'sconeHalf',
      HALVES.map((spot) => [spot, 0] as const),
      { size: 0.42 },
    ),
    ...HALVES.map((spot) => puddle('strawberryJam', spot, 0.35, { rough: 0.06 })),
    ...HALVES.map((spot) => smear('clottedCream', spot, 0.23, { turns: 0.9 })),
  ],
  sides: {
    NE: { ...side(plate('white', { size: 160, bands: ROSE }), []), at: [792, 350] },
    E: { ...side(cup('white', { size: 106, ear: 40, bands: ROSE }), [pool('milkyTea', { sheen: 0.3 })]), at: [792, 346] },
  },
});
