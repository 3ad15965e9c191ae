import { mix as blend, lit } from '../colour.ts';

import { type Material, material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { shrink, trace } from '../outline.ts';
import { blur, patches, radial } from '../paint.ts';

import type { Stage } from '../picture.ts';
import { spread } from '../place.ts';
import {
  at,
  blob,
  blobPoints,
  circle,
  closed,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polar,
  ribbon,
} from '../shape.ts';
import { insideOf, type Spot, toPoint, within } from './spot.ts';
import { type Verb, verb } from './verb.ts';

const SPREADS = {
  hummus: ['#EACB93', '#B98A48'],
  yogurt: ['#F8EFDC', '#C9AE82'],
  mash: ['#F3DDA2', '#C79A4C'],
  polenta: ['#F2C750', '#B9861C'],
  grits: ['#F4E8CC', '#C9AA74'],
  guacamole: ['#A9B84A', '#66782A'],
  labneh: ['#FBF4E6', '#CDB48C'],
  refried: ['#9A6444', '#5E3420'],
  avocado: ['#B6C25A', '#71822E'],
  ganache: ['#3E1E10', '#1C0C06'],
  cream: ['#FFF9EC', '#D9C49C'],
  custard: ['#F6D67A', '#C08E2A'],
  chickpea: ['#D08A34', '#8A4E12'],
  broadBean: ['#CFC272', '#8E8238'],
  clottedCream: ['#FCEDC2', '#CFA862'],
  mushyPea: ['#93B648', '#557428'],
} as const satisfies Record<string, readonly [string, string]>;

/** Stretches food in the middle of an oval well to the length of the oval. */
function scaleAlong(stage: Stage, spot: Spot): string {
  const [rx, ry] = insideOf(stage).reach;
  return spot === 'centre' ? `scale(${num(rx / stage.well)} ${num(ry / stage.well)})` : '';
}

/** A thick food spread with the back of a spoon, with ridges wound around the spot. */
export function smear(
  name: keyof typeof SPREADS,
  spot: Spot = 'centre',
  reach = 0.9,
  look: { turns?: number } = {},
): Verb {
  const [base, dark] = SPREADS[name];
  const body: Material = {
    ...MATERIALS.curd,
    bevel: 11,
    height: 12,
    tamp: 0.05,
    grain: 0.03,
    gloss: 0.35,
    exponent: 18,
    ambient: 0.14,
    ...lifted(2.5, dark, 0.4, 0.12),
  };
  return verb([], (stage) => {
    const { random, well } = stage;
    const size = reach * well;
    const turns = look.turns ?? 2.4;
    const phase = random.angle();
    const ridge = Array.from({ length: 60 }, (_, index) => {
      const along = index / 59;
      const angle = phase + along * turns * Math.PI * 2;
      const far = size * (0.14 + 0.74 * along) * (1 + 0.03 * Math.sin(along * 17));
      return at(Math.cos(angle) * far, Math.sin(angle) * far);
    });
    const wide = (size * 0.34) / turns;
    return group(
      { transform: `${place(toPoint(stage, spot))} ${scaleAlong(stage, spot)}` },
      path(closed(blobPoints(random, size, { points: 22, rough: 0.025 })), {
        filter: material(body),
        fill: radial([
          [0, lit(base, 0.2)],
          [0.7, base],
          [1, blend(base, dark, 0.3)],
        ]),
      }),
      path(
        ribbon(ridge, (along) => wide * 0.7 * Math.sin(Math.PI * (0.04 + along * 0.92)) ** 0.5),
        { filter: material({ ...body, bevel: 9, height: 9 }), fill: lit(base, 0.14) },
      ),
      path(
        open(ridge.map((point) => at(point.x * 1.03 + wide * 0.3, point.y * 1.03 + wide * 0.4))),
        {
          fill: 'none',
          stroke: dark,
          'stroke-width': num(wide * 0.4),
          'stroke-opacity': 0.28,
          'stroke-linecap': 'round',
          filter: blur(4),
        },
      ),
    );
  });
}

const CRUSTS = {
  cheese: ['#F2C76A', '#B8651C', '#6A2E0A'],
  bechamel: ['#EBC27A', '#AE641C', '#62300C'],
  lasagne: ['#F3D08A', '#C4601E', '#6E2A0C'],
  crumble: ['#DDA75C', '#A96A24', '#6A380C'],
  mash: ['#F0D79A', '#C08436', '#7A420E'],
  tomato: ['#C83A18', '#7E1608', '#4A0A02'],
  cornmeal: ['#EDBE4E', '#B57A1C', '#7A480C'],
  cocoa: ['#5A3420', '#2E160A', '#1A0A04'],
  cream: ['#FFF5E0', '#E3C894', '#B08A4A'],
  biscuit: ['#EBC583', '#B87630', '#7E4512'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Lids that bubble and blister in the oven. */
const BLISTERED: ReadonlySet<string> = new Set([
  'cheese',
  'bechamel',
  'lasagne',
  'tomato',
  'crumble',
]);

/** A lid over the whole well: melted cheese, crumble, mash. `cuts` is the number of columns and rows of portions. */
export function crust(
  name: keyof typeof CRUSTS,
  look: { fill?: number; blisters?: number; cuts?: readonly [number, number] } = {},
): Verb {
  const [pale, brown, burnt] = CRUSTS[name];
  const { fill = 0.97, blisters = BLISTERED.has(name) ? 60 : 0, cuts } = look;
  const raised: Material = {
    ...MATERIALS.cheese,
    bevel: 9,
    height: 3.4,
    gloss: 0.4,
    mottle: { colour: brown, strength: 0.3, frequency: 0.03 },
    ...lifted(1, brown, 0.1, 0),
  };
  return verb([], (stage) => {
    const { random, well } = stage;
    const own = shrink(insideOf(stage), well * (1 - fill));
    const [rx, ry] = own.reach;
    const blister = (spot: Point): string =>
      path(blob(random, 7 + 24 * random.next() ** 1.6, { rough: 0.2, stretch: 1.2 }), {
        fill: blend(pale, brown, random.between(0.06, 0.26)),
        transform: place(spot, random.angle()),
      });
    /** Draws a browned spot with a darker middle. */
    const scorch = (spot: Point): string => {
      const reach = 5 + 20 * random.next() ** 1.6;
      const turned = { transform: place(spot, random.angle()) };
      return (
        path(blob(random, reach, { rough: 0.35, stretch: 1.4 }), {
          ...turned,
          fill: brown,
          'fill-opacity': random.between(0.5, 0.85),
          filter: blur(4),
        }) +
        path(blob(random, reach * random.between(0.3, 0.6), { rough: 0.4, stretch: 1.3 }), {
          ...turned,
          fill: burnt,
          'fill-opacity': random.between(0.3, 0.65),
          filter: blur(2),
        })
      );
    };
    const spots = spread(random, within(stage, 0, fill * 0.95), blisters, 14);
    const lines =
      cuts === undefined
        ? ''
        : [
            ...Array.from(
              { length: cuts[0] - 1 },
              (_, n) => `M${num(rx * ((2 * (n + 1)) / cuts[0] - 1))} ${num(-ry)}V${num(ry)}`,
            ),
            ...Array.from(
              { length: cuts[1] - 1 },
              (_, n) => `M${num(-rx)} ${num(ry * ((2 * (n + 1)) / cuts[1] - 1))}H${num(rx)}`,
            ),
          ].join('');
    return (
      trace(own, {
        fill: radial([
          [0, lit(pale, 0.14)],
          [0.7, pale],
          [1, blend(pale, brown, 0.6)],
        ]),
      }) +
      trace(own, {
        opacity: 0.6,
        filter: patches({ colour: brown, frequency: 0.018, gain: 4.4, cut: 2.2, soften: 2 }),
      }) +
      group({ filter: material(raised) }, ...spots.map(blister)) +
      spots
        .filter((_, index) => index % 3 !== 0)
        .map(scorch)
        .join('') +
      (lines === ''
        ? ''
        : path(lines, {
            stroke: burnt,
            'stroke-width': 5,
            'stroke-opacity': 0.6,
            filter: blur(1),
          }) +
          path(lines, {
            stroke: lit(pale, 0.6),
            'stroke-width': 2,
            'stroke-opacity': 0.5,
            transform: 'translate(3 3)',
          })) +
      trace(shrink(own, 2), {
        fill: 'none',
        stroke: burnt,
        'stroke-width': 10,
        'stroke-opacity': 0.4,
        filter: blur(5),
      })
    );
  });
}

/** Scatters fine powder, densest in the middle: cinnamon, paprika, sugar, cocoa, za’atar. */
export function dust(
  colours: readonly string[],
  count: number,
  look: { at?: Spot; reach?: number; size?: readonly [number, number] } = {},
): Verb {
  const { at: spot = 'centre', reach = 0.7, size = [0.8, 2] } = look;
  return verb([], (stage) => {
    const { random, well } = stage;
    const middle = toPoint(stage, spot);
    return Array.from({ length: count }, () => {
      const far = polar(random.angle(), reach * well * random.next() ** 0.7);
      return circle(middle.x + far.x, middle.y + far.y, random.between(...size), {
        fill: random.pick(colours),
        'fill-opacity': random.between(0.5, 0.95),
      });
    }).join('');
  });
}
