import { lit, mix, shade } from '../../colour.ts';
import { type Material, material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  at,
  blob,
  closed,
  ellipse,
  group,
  type Point,
  path,
  place,
  ribbon,
  toRadians,
} from '../../shape.ts';

const CRUST = { pale: '#F8D78E', gold: '#EBA744', brown: '#B8651A' };
const DOME: Material = {
  ...MATERIALS.crust,
  bevel: 24,
  height: 26,
  tamp: 0.025,
  ambient: 0.16,
  gloss: 0.4,
  exponent: 12,
  mottle: { colour: '#A8560F', strength: 0.5, frequency: 0.016 },
};
const CORD: Material = {
  ...MATERIALS.crust,
  bevel: 5,
  height: 8,
  tamp: 0.05,
  gloss: 0.3,
  exponent: 14,
  ambient: 0.16,
  mottle: { colour: '#A8560F', strength: 0.4, frequency: 0.02 },
  ...lifted(2.4, '#4A1E04', 0.5, 0.1),
};

type Side = 'whole' | 'left' | 'right';

/** The sealed edge from tip to tip: half an ellipse below the fold. */
const seam = (size: number, along: number): Point => {
  const angle = Math.PI * (1 - along);
  return at(Math.cos(angle) * size, Math.sin(angle) * size * 0.66);
};

function outlineOf(random: Random, size: number, side: Side): Point[] {
  const sealed = Array.from({ length: 15 }, (_, index) => seam(size * 0.97, index / 14));
  const fold = Array.from({ length: 9 }, (_, index) => {
    const across = 0.86 - (index / 8) * 1.72;
    return at(across * size, -size * 0.36 * (1 - across ** 2) ** 0.6);
  });
  const whole = [...sealed, ...fold];
  if (side === 'whole') return whole;
  const sign = side === 'left' ? -1 : 1;
  const torn = Array.from({ length: 8 }, (_, index) =>
    at(
      sign * size * random.between(-0.02, 0.1),
      size * (0.62 - (index / 7) * 0.96) + random.between(-4, 4),
    ),
  );
  const kept = whole.filter((point) => point.x * sign > size * 0.12);
  // The torn line runs from the seam up to the fold and joins the two ends of the kept points.
  const upper = kept.filter((point) => point.y < 0);
  const lower = kept.filter((point) => point.y >= 0);
  return side === 'left'
    ? [...lower, ...torn, ...upper]
    : [...lower, ...upper, ...torn.toReversed()];
}

/** The twisted cord that seals it: slanted folds, drawn one after the other so that each has a visible edge. */
function rope(random: Random, size: number, side: Side, where: string): string {
  const count = 19;
  const fold = (index: number): string => {
    const along = (index + 0.5) / count;
    const spot = seam(size, along);
    if (side === 'left' && spot.x > size * 0.04) return '';
    if (side === 'right' && spot.x < -size * 0.04) return '';
    const angle = Math.PI * (1 - along);
    const reach = size * random.between(0.15, 0.17) * (along < 0.06 || along > 0.94 ? 0.8 : 1);
    return ellipse(0, 0, reach, reach * 0.54, {
      fill: linear(
        [
          [0, CRUST.pale],
          [0.6, CRUST.gold],
          [1, mix(CRUST.gold, CRUST.brown, 0.6)],
        ],
        [0, 0, 0.3, 1],
      ),
      stroke: shade(CRUST.brown, 0.2),
      'stroke-width': 1.2,
      'stroke-opacity': 0.4,
      transform: place(spot, angle - 0.8),
    });
  };
  const all = Array.from({ length: count }, (_, index) => fold(index));
  const filter = material(CORD);
  return [0, 1, 2]
    .map((turn) =>
      group(
        { filter },
        group({ transform: where }, ...all.filter((_, index) => index % 3 === turn)),
      ),
    )
    .join('');
}

interface Baked {
  side?: Side;
  size: number;
  /** Place, then turn in degrees. A broken half is placed by its torn side. */
  spot: readonly [number, number, number];
}

/**
 * A baked empanada from above, whole or a broken half: the fold at the top, the rope edge below. An entry rather than
 * a part, since each of its lit pieces must be turned inside its filter for the light to stay where it is.
 */
export function empanada({ side = 'whole', size, spot }: Baked): Entry {
  const where = place(at(spot[0], spot[1]), toRadians(spot[2]));
  return ({ random }) => {
    const outline = outlineOf(random, size, side);
    const sign = side === 'left' ? -1 : 1;
    const crown = side === 'whole' ? at(0, -size * 0.02) : at(sign * size * 0.4, 0);
    const blisters = Array.from({ length: side === 'whole' ? 13 : 7 }, () => {
      const mark = at(
        crown.x + random.between(-0.62, 0.62) * size * (side === 'whole' ? 1 : 0.5),
        random.between(-0.24, 0.42) * size,
      );
      return path(blob(random, size * random.between(0.02, 0.055), { rough: 0.3, stretch: 1.3 }), {
        fill: '#8A4512',
        'fill-opacity': random.between(0.3, 0.6),
        transform: place(mark, random.angle()),
        filter: blur(1.6),
      });
    });
    const torn = outline.filter((point) => Math.abs(point.x) < size * 0.115);
    return (
      group(
        { filter: material(DOME) },
        path(closed(outline), {
          transform: where,
          fill: radial(
            [
              [0, mix(CRUST.gold, CRUST.pale, 0.25)],
              [0.55, CRUST.gold],
              [0.85, mix(CRUST.gold, CRUST.pale, 0.55)],
              [1, mix(CRUST.gold, CRUST.brown, 0.3)],
            ],
            { cx: 0.48, cy: 0.45, r: 0.6 },
          ),
        }),
      ) +
      group(
        { transform: where },
        ellipse(crown.x, crown.y, size * (side === 'whole' ? 0.5 : 0.26), size * 0.22, {
          fill: '#A85A18',
          'fill-opacity': 0.55,
          filter: blur(size * 0.1),
        }) +
          blisters.join('') +
          (side !== 'whole' && torn.length > 2
            ? path(
                ribbon(torn, () => size * 0.035),
                { fill: lit(CRUST.pale, 0.35), stroke: '#C98F45', 'stroke-width': 1.2 },
              )
            : ''),
      ) +
      rope(random, size, side, where)
    );
  };
}
