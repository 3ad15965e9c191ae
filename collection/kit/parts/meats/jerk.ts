import { cragged } from '../../generators/cragged.ts';
import { blur } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { num, path } from '../../shape.ts';

const BONE = '#E2C898';
/** Grill marks: the position along the length of the joint, and half the width of the joint at that position. */
const BARS = {
  drumstick: [
    [-0.26, 0.24],
    [0.04, 0.42],
    [0.34, 0.52],
    [0.64, 0.46],
  ],
  thigh: [
    [-0.56, 0.44],
    [-0.24, 0.54],
    [0.08, 0.56],
    [0.4, 0.5],
    [0.7, 0.36],
  ],
} as const;

/** A joint of chicken from the jerk pit: a mahogany crust of spice, barred black by the grill. */
export const jerked = (shape: keyof typeof BARS): Part => {
  const joint = cragged({
    shape,
    crust: ['#3E1606', '#984A18', '#CC7E30'],
    ridge: 0.1,
    ridges: 80,
    rough: 0.05,
    specks: [['#1E0E05', '#4E5A1E', '#2E1608'], 34],
    ...(shape === 'drumstick' && { bone: BONE }),
  });
  return (random, size) => {
    const piece = joint(random, size);
    const bar = ([along, half]: readonly [number, number]): string => {
      const x = (along + random.between(-0.03, 0.03)) * size;
      const tall = half * size * random.between(0.8, 0.94);
      return path(
        `M${num(x - tall * 0.3)} ${num(tall)}Q${num(x + random.between(-0.04, 0.04) * size)} 0 ${num(x + tall * 0.3)} ${num(-tall)}`,
        {
          fill: 'none',
          stroke: '#1C0A03',
          'stroke-width': num(size * random.between(0.075, 0.1)),
          'stroke-opacity': num(random.between(0.6, 0.8)),
          'stroke-linecap': 'round',
          filter: blur(2),
        },
      );
    };
    return { ...piece, body: piece.body + BARS[shape].map(bar).join('') };
  };
};
