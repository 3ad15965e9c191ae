import { lit, mix, shade } from '../../colour.ts';
import { stains } from '../../generators/tone.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { arcPoints, at, circle, closedAt, num, open, path } from '../../shape.ts';

const BACK = '#9C2E18';
const FLANK = '#CC6A32';
const BELLY = '#F0C27C';
const FLESH = '#FDEBC8';
const BURNT = '#5A2008';

const BODY = [
  [-1, 0.06],
  [-0.95, -0.06],
  [-0.8, -0.23],
  [-0.58, -0.35],
  [-0.3, -0.38],
  [0, -0.33],
  [0.3, -0.21],
  [0.54, -0.11],
  [0.66, -0.085],
  [0.66, 0.085],
  [0.5, 0.12],
  [0.25, 0.22],
  [-0.05, 0.3],
  [-0.4, 0.31],
  [-0.7, 0.23],
  [-0.9, 0.14],
] as const;
const TAIL = [
  [0.56, -0.09],
  [0.72, -0.12],
  [0.86, -0.26],
  [1.06, -0.38],
  [1.02, -0.2],
  [0.93, 0],
  [1.02, 0.2],
  [1.04, 0.37],
  [0.86, 0.25],
  [0.72, 0.11],
  [0.56, 0.09],
] as const;
const DORSAL = [
  [-0.5, -0.3],
  [-0.42, -0.46],
  [-0.3, -0.5],
  [-0.12, -0.47],
  [0.08, -0.41],
  [0.26, -0.35],
  [0.42, -0.29],
  [0.4, -0.12],
  [0, -0.24],
] as const;
const ANAL = [
  [0.02, 0.24],
  [0.14, 0.36],
  [0.32, 0.31],
  [0.4, 0.12],
] as const;
const PELVIC = [
  [-0.46, 0.26],
  [-0.34, 0.4],
  [-0.18, 0.43],
  [-0.16, 0.26],
] as const;
/** Rays of the fins, each from its root to its tip. */
const RAYS = [
  [-0.38, -0.36, -0.36, -0.48],
  [-0.26, -0.37, -0.22, -0.48],
  [-0.12, -0.35, -0.07, -0.45],
  [0.02, -0.32, 0.08, -0.41],
  [0.16, -0.27, 0.23, -0.35],
  [0.28, -0.21, 0.36, -0.3],
  [0.12, 0.27, 0.17, 0.34],
  [0.24, 0.22, 0.29, 0.3],
  [-0.36, 0.31, -0.29, 0.4],
  [-0.27, 0.31, -0.21, 0.41],
  [0.72, -0.08, 0.98, -0.3],
  [0.74, -0.04, 0.98, -0.16],
  [0.74, 0, 0.93, 0],
  [0.74, 0.04, 0.98, 0.16],
  [0.72, 0.08, 0.97, 0.3],
] as const;

/** A whole fried snapper, slashed and crisp, along the x axis with its head to the left. `size` is half its length. */
export const friedSnapper: Part = (random, size) => {
  const s = (share: number): string => num(share * size);
  const fins = shade(mix(FLANK, BACK, 0.5), 0.12);
  const slash = (x: number): string => {
    const lean = random.between(0.1, 0.13);
    return path(
      `M${s(x + lean)} ${s(-0.25)}Q${s(x - 0.05)} ${s(-0.04)} ${s(x - lean * 0.4)} ${s(0.2)}Q${s(x + 0.07)} ${s(0)} ${s(x + lean)} ${s(-0.25)}Z`,
      { fill: FLESH, stroke: BURNT, 'stroke-opacity': 0.75, 'stroke-width': s(0.016) },
    );
  };
  const scales = Array.from({ length: 84 }, (_, index) => {
    const x = -0.5 + (index % 14) * 0.078 + (Math.floor(index / 14) % 2) * 0.039;
    const y = (Math.floor(index / 14) / 5 - 0.5) * (0.56 - Math.max(0, x) * 0.62);
    return open(arcPoints(at(x * size, y * size), size * 0.045, -1.2, 1.2, 5));
  }).join('');
  return {
    body:
      [TAIL, DORSAL, ANAL, PELVIC]
        .map((fin) => path(closedAt(size, fin), { fill: fins }))
        .join('') +
      path(RAYS.map(([x, y, tipX, tipY]) => `M${s(x)} ${s(y)}L${s(tipX)} ${s(tipY)}`).join(''), {
        stroke: shade(fins, 0.5),
        'stroke-width': s(0.014),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }) +
      path(closedAt(size, BODY), {
        fill: linear(
          [
            [0, BACK],
            [0.32, FLANK],
            [0.7, mix(FLANK, BELLY, 0.6)],
            [1, BELLY],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      path(scales, {
        fill: 'none',
        stroke: lit(FLANK, 0.6),
        'stroke-opacity': 0.4,
        'stroke-width': s(0.01),
      }) +
      stains(random, size * 0.36, { colour: BURNT, count: 14, size: [0.08, 0.22], opacity: 0.4 }) +
      [-0.42, -0.16, 0.1].map(slash).join('') +
      path(open(arcPoints(at(-size * 0.78, -size * 0.02), size * 0.25, -1.05, 1.05, 9)), {
        fill: 'none',
        stroke: BURNT,
        'stroke-width': s(0.022),
        'stroke-opacity': 0.65,
      }) +
      path(`M${s(-1)} ${s(0.05)}Q${s(-0.94)} ${s(0.08)} ${s(-0.86)} ${s(0.075)}`, {
        fill: 'none',
        stroke: BURNT,
        'stroke-width': s(0.022),
        'stroke-linecap': 'round',
      }) +
      circle(-size * 0.8, -size * 0.08, size * 0.046, { fill: '#EAD9B4' }) +
      circle(-size * 0.8, -size * 0.08, size * 0.028, { fill: '#3A2A20' }),
    radius: size * 0.9,
  };
};
