import { fatDrops, sheen } from '../../liquid.ts';
import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Entry, Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, blob, closed, group, type Point, path, place, polar } from '../../shape.ts';

/** A disc with an edge that varies by `rough` and a few blisters that push outward. */
function outline(random: Random, radius: number, rough: number, blisters: number): Point[] {
  const bumps = Array.from({ length: blisters }, () => ({
    angle: random.angle(),
    rise: random.between(0.012, 0.034),
    wide: random.between(0.07, 0.16),
  }));
  const phase = random.angle();
  return Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * Math.PI * 2;
    const wave =
      Math.sin(angle * 3 + phase) * rough + Math.sin(angle * 7 + phase * 2) * rough * 0.5;
    const bump = bumps.reduce((sum, each) => {
      const away = Math.abs(Math.atan2(Math.sin(angle - each.angle), Math.cos(angle - each.angle)));
      return sum + each.rise * Math.exp(-((away / each.wide) ** 2));
    }, 0);
    return polar(angle, radius * (1 + wave + bump));
  });
}

/** Draws the charred blisters of the rim ("leopard spots"): dark, with a darker core. */
function leopard(random: Random, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, () => {
    const spot = polar(random.angle(), inner + (outer - inner) * random.between(0.05, 1));
    const size = 3 + 19 * random.next() ** 1.9;
    const turn = Math.atan2(spot.y, spot.x) + Math.PI / 2;
    const ring = blob(random, size, { rough: 0.25, stretch: random.between(0.95, 1.35) });
    return group(
      { transform: place(spot, turn) },
      path(ring, { fill: '#8F4E14', 'fill-opacity': random.between(0.4, 0.7), filter: blur(2.6) }),
      path(ring, {
        fill: '#33180A',
        'fill-opacity': random.between(0.45, 0.85),
        transform: 'scale(.62)',
        filter: blur(1.3),
      }),
    );
  }).join('');
}

interface Pizza {
  radius: number;
  /** Width of the crust. */
  crust: number;
}

/** Neapolitan base: puffed, blistered crust and a face of crushed tomato. */
export function pizzaBase(shape: Pizza): Entry {
  const { radius, crust } = shape;
  const dough = material({
    ...MATERIALS.crust,
    bevel: 13,
    height: 19,
    ambient: 0.14,
    ...lifted(9, '#1E0A02', 0.55, 0.3),
  });
  return ({ random }) => {
    const face = radius - crust;
    const rim = closed(outline(random, radius, 0.006, 9));
    const sauce = closed(outline(random, face, 0.013, 7));
    const inside = closed(outline(random, face - 1, 0.008, 4).toReversed());
    const tomato = {
      fill: radial(
        [
          [0, '#D94A1E'],
          [0.6, '#C2300F'],
          [1, '#9E1E08'],
        ],
        { cx: 0.46, cy: 0.44, r: 0.6 },
      ),
    };
    return (
      path(rim, {
        fill: '#D9A052',
        filter: material({
          ...MATERIALS.flatbread,
          gloss: 0,
          ...lifted(10, '#1E0A02', 0.55, 0.32),
        }),
      }) +
      path(sauce, tomato) +
      path(sauce, {
        opacity: 0.7,
        filter: patches({ colour: '#7E1405', frequency: 0.022, gain: 5, cut: 2.5, soften: 1.2 }),
      }) +
      path(sauce, {
        opacity: 0.75,
        filter: patches({ colour: '#E8602C', frequency: 0.034, gain: 5, cut: 2.75, soften: 0.9 }),
      }) +
      path(sauce, {
        opacity: 0.35,
        filter: patches({ colour: '#F5923F', frequency: 0.015, gain: 5, cut: 2.9, soften: 2 }),
      }) +
      path(sauce, { fill: '#FFFFFF', ...sheen(0.55) }) +
      group(
        { filter: dough },
        path(rim + inside, {
          fill: radial(
            [
              [0, '#F4CF8C'],
              [0.8, '#EFC075'],
              [0.93, '#E2A552'],
              [1, '#C47F2E'],
            ],
            { cx: 0.5, cy: 0.5, r: 0.5 },
          ),
          'fill-rule': 'evenodd',
        }),
      ) +
      path(closed(outline(random, face + 4, 0.008, 4)), {
        fill: 'none',
        stroke: '#6E1404',
        'stroke-width': 9,
        'stroke-opacity': 0.5,
        filter: blur(4),
      }) +
      leopard(random, face + 10, radius - 2, 92) +
      fatDrops(random, face - 12, 34, '#F0A63A')
    );
  };
}

/** A flat pool of melted mozzarella with its edge sunk into the sauce and brown blisters. */
export const mozzarella: Part = (random, size) => {
  const lobes = Array.from({ length: random.whole(2, 3) }, (_, index) => {
    const spot = index === 0 ? at(0, 0) : polar(random.angle(), size * 0.5);
    return {
      spot,
      d: blob(random, size * (index === 0 ? 0.78 : random.between(0.4, 0.6)), {
        points: 11,
        rough: 0.12,
        stretch: random.between(0.85, 1.2),
      }),
    };
  });
  const all = (attributes: Record<string, string | number>, grow = 1): string =>
    lobes
      .map(({ spot, d }) => path(d, { ...attributes, transform: place(spot, 0, grow) }))
      .join('');
  const scorch = Array.from({ length: random.whole(3, 6) }, () => {
    const spot = polar(random.angle(), size * 0.55 * Math.sqrt(random.next()));
    return path(blob(random, size * random.between(0.08, 0.2), { rough: 0.35 }), {
      fill: random.pick(['#C98134', '#B5692A', '#DB9B4C']),
      'fill-opacity': random.between(0.4, 0.75),
      transform: place(spot),
      filter: blur(1.8),
    });
  });
  return {
    body: group(
      { filter: blur(2.2) },
      all({ fill: '#F8D9A4', 'fill-opacity': 0.75 }, 1.1),
      all({
        fill: radial(
          [
            [0, '#FFFDF4'],
            [0.65, '#FFF7E4'],
            [0.9, '#FCE6BE'],
            [1, '#F3C687'],
          ],
          { cx: 0.47, cy: 0.46, r: 0.56 },
        ),
      }),
    ),
    over: scorch.join(''),
    radius: size,
  };
};
