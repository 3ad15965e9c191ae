import { lit, shade, vary } from '../../colour.ts';
import { sheen } from '../../liquid.ts';
import { type Material, material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Entry, Part } from '../../picture.ts';
import {
  at,
  blob,
  blobPoints,
  circle,
  closed,
  closedAt,
  group,
  num,
  open,
  type Point,
  path,
  ribbon,
} from '../../shape.ts';

const PASTE = { base: '#EACB93', light: '#F8E4BC', dark: '#B98A48' };
const SMOOTH: Material = {
  ...MATERIALS.curd,
  bevel: 11,
  height: 13,
  tamp: 0.05,
  grain: 0.03,
  gloss: 0.35,
  exponent: 18,
  ambient: 0.16,
  ...lifted(2.5, '#8A5A1E', 0.4, 0.12),
};

interface Swirl {
  /** Radius of the paste, and of the hollow in its middle. */
  radius: number;
  hollow: number;
  turns: number;
  start?: number;
}

function spiral(look: Swirl, shift: number, count: number): Point[] {
  const { radius, hollow, turns, start = 0 } = look;
  const pitch = (radius - hollow) / turns;
  return Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1);
    const angle = start + along * turns * Math.PI * 2;
    const reach = hollow + pitch * shift + (radius - hollow - pitch * 0.55) * along;
    return at(Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
}

/** Hummus spread with the back of a spoon: a ridge that winds outward, and the groove beside it. */
export function spreadPaste(look: Swirl): Entry {
  const { radius, hollow, turns } = look;
  const pitch = (radius - hollow) / turns;
  return ({ random }) => {
    const ridge = spiral(look, 0.42, 90);
    const phase = random.angle();
    const half = (along: number): number =>
      pitch *
      (0.34 + 0.03 * Math.sin(along * 23 + phase)) *
      Math.min(1, along * 8 + 0.35) *
      Math.min(1, (1 - along) * 7 + 0.1);
    const marks = [-0.2, -0.06, 0.08, 0.2].map((side) =>
      path(open(spiral(look, 0.42 + side, 70).slice(3, 64)), {
        fill: 'none',
        stroke: side < 0 ? lit(PASTE.light, 0.3) : shade(PASTE.base, 0.14),
        'stroke-width': num(random.between(1.6, 3)),
        'stroke-opacity': 0.5,
        'stroke-dasharray': `${random.whole(60, 130)} ${random.whole(14, 50)}`,
        filter: blur(0.9),
      }),
    );
    const edge = blobPoints(random, radius, { points: 22, rough: 0.014 });
    return (
      group(
        { filter: material({ ...SMOOTH, bevel: 15, height: 16 }) },
        path(closed(edge), {
          fill: radial(
            [
              [0, shade(PASTE.base, 0.06)],
              [0.6, PASTE.base],
              [1, PASTE.light],
            ],
            { cx: 0.5, cy: 0.5, r: 0.52 },
          ),
        }),
      ) +
      path(open(spiral(look, 0.92, 70)), {
        fill: 'none',
        stroke: PASTE.dark,
        'stroke-width': num(pitch * 0.3),
        'stroke-opacity': 0.45,
        filter: blur(5),
      }) +
      group({ filter: material(SMOOTH) }, path(ribbon(ridge, half), { fill: PASTE.light })) +
      marks.join('')
    );
  };
}

/** Olive oil in the hollow and along the groove, with a varying width. */
export function oilInGroove(look: Swirl): Entry {
  const { radius, hollow, turns } = look;
  const pitch = (radius - hollow) / turns;
  return ({ random }) => {
    const phase = random.angle();
    const { start = 0 } = look;
    // The run begins inside the pool and climbs into the groove.
    const mouth = Array.from({ length: 8 }, (_, index) => {
      const share = index / 8;
      const angle = start - 1.5 * (1 - share);
      const reach = hollow * 0.7 + (hollow * 0.3 + pitch * 0.92) * share ** 1.3;
      return at(Math.cos(angle) * reach, Math.sin(angle) * reach);
    });
    const line = [...mouth, ...spiral(look, 0.92, 80).slice(0, 66)];
    const half = (along: number): number =>
      pitch *
        (0.15 + 0.07 * Math.sin(along * 17 + phase) + 0.04 * Math.sin(along * 41)) *
        (1 - along ** 5) +
      0.8;
    const pool = blob(random, hollow * 0.98, { points: 12, rough: 0.06 });
    const run = ribbon(line, half);
    const fill = { fill: '#DDA60E', 'fill-opacity': 0.86 };
    const wet: Material = {
      ...MATERIALS.syrup,
      bevel: 4,
      height: 6,
      gloss: 1.5,
      exponent: 26,
      ambient: 0.22,
    };
    return (
      group(
        { opacity: 0.55, filter: blur(4) },
        path(pool, { fill: '#8A6408' }),
        path(run, { fill: '#8A6408' }),
      ) +
      group({ filter: material(wet) }, path(run, fill), path(pool, fill)) +
      path(pool, {
        opacity: 0.6,
        filter: patches({ colour: '#E2C24A', frequency: 0.03, gain: 4, cut: 2, soften: 1 }),
      }) +
      circle(0, 0, hollow * 0.95, { fill: '#FFFFFF', ...sheen(0.7) })
    );
  };
}

/** A whole boiled chickpea: round, its skin creased towards the small beak. Beak to the right. */
export const chickpea: Part = (random, size, palette = ['#EDC070', '#E6B45E', '#F2CD88']) => {
  const colour = vary(random, random.pick(palette));
  const outline = closedAt(size, [
    [-0.9, -0.2],
    [-0.5, -0.86],
    [0.26, -0.92],
    [0.82, -0.44],
    [1.24, -0.06],
    [0.86, 0.36],
    [0.3, 0.92],
    [-0.52, 0.84],
    [-0.94, 0.3],
  ]);
  return {
    body:
      path(outline, {
        fill: radial([
          [0, lit(colour, 0.4)],
          [0.6, colour],
          [1, shade(colour, 0.26)],
        ]),
      }) +
      path(
        `M${num(size * 0.98)} ${num(-size * 0.04)}Q${num(size * 0.4)} ${num(size * 0.12)} ${num(-size * 0.2)} ${num(-size * 0.02)}`,
        {
          fill: 'none',
          stroke: shade(colour, 0.4),
          'stroke-width': num(size * 0.08),
          'stroke-opacity': 0.55,
          'stroke-linecap': 'round',
        },
      ),
    radius: size,
  };
};
