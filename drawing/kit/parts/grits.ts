import { lit, shade } from '../colour.ts';
import { material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Entry, Part } from '../picture.ts';
import { arcPoints, at, circle, closed, group, open, path, polar } from '../shape.ts';

const GRITS = ['#FFF6DF', '#F7E7C2', '#EFD9A8', '#FFFBF0'] as const;

/** Loose buttery grits that have found their own level: coarse grains in cream, a few slow ridges from the ladle. */
export const gritsBed: Entry = ({ random, well }) => {
  const lump = material({
    ...MATERIALS.rice,
    bevel: 1.2,
    height: 1.6,
    ambient: 0.16,
    ...lifted(1.2, '#B98A48', 0.4, 0),
  });
  // Slow swells where the ladle turned: light on one side, shade on the other.
  const swells = Array.from({ length: 5 }, (_, index) => {
    const from = index * 1.3 + random.between(0, 0.6);
    const line = open(
      arcPoints(
        at(0, 0),
        well * random.between(0.72, 0.92),
        from,
        from + random.between(0.9, 1.7),
        12,
      ),
    );
    const stroke = { fill: 'none', 'stroke-linecap': 'round', filter: blur(6) };
    return (
      path(line, {
        ...stroke,
        stroke: '#C99A50',
        'stroke-width': 14,
        'stroke-opacity': 0.4,
        transform: 'translate(5 7)',
      }) + path(line, { ...stroke, stroke: '#FFFDF4', 'stroke-width': 12, 'stroke-opacity': 0.8 })
    );
  });
  const grain = Array.from({ length: 4600 }, () => {
    const spot = polar(random.angle(), well * Math.sqrt(random.next()));
    return circle(spot.x, spot.y, random.between(1.3, 2.7), { fill: random.pick(GRITS) });
  });
  return group(
    {},
    circle(0, 0, well, {
      fill: radial([
        [0, '#FFF6E0'],
        [0.6, '#F8E9C8'],
        [1, '#E3C48E'],
      ]),
    }),
    circle(0, 0, well, {
      opacity: 0.35,
      filter: patches({ colour: '#E2B964', frequency: 0.016, gain: 4, cut: 2, soften: 3 }),
    }),
    group({ filter: lump }, ...grain),
    ...swells,
  );
};

/** A ladleful of gravy: an uneven pool that runs out in rounded tongues, darker in the middle, thin at its edge. */
export const gravyPool: Part = (random, size, palette = ['#A7662A']) => {
  const colour = palette[0] ?? '#A7662A';
  const phase = random.angle();
  const outline = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * Math.PI * 2;
    const reach =
      1 +
      0.1 * Math.sin(angle * 3 + phase) +
      0.07 * Math.sin(angle * 5 - phase) +
      random.between(-0.03, 0.03);
    return polar(angle, size * reach);
  });
  const within = (share: number): string =>
    closed(outline.map((point) => at(point.x * share, point.y * share)));
  return {
    body:
      path(within(1), { fill: lit(colour, 0.3), 'fill-opacity': 0.75 }) +
      path(within(0.94), {
        fill: radial([
          [0, lit(colour, 0.1)],
          [0.55, colour],
          [1, shade(colour, 0.2)],
        ]),
        filter: blur(3),
      }) +
      path(within(0.9), {
        opacity: 0.5,
        filter: patches({
          colour: shade(colour, 0.45),
          frequency: 0.02,
          gain: 4,
          cut: 2,
          soften: 1.5,
        }),
      }) +
      path(within(0.92), {
        opacity: 0.5,
        filter: patches({
          colour: lit(colour, 0.4),
          frequency: 0.03,
          gain: 5,
          cut: 2.9,
          soften: 1,
        }),
      }),
    radius: size,
  };
};
