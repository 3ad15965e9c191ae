import { lit, mix, shade, vary } from '../../colour.ts';
import { scaledPoints, spotIn } from '../../generators/tone.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { blob, blobPoints, closed, num, path, place } from '../../shape.ts';

const [PALE, GOLD, BROWN] = ['#F8D48C', '#E2A344', '#A8621C'];
const STRETCH = 1.34;

/** A large thin slice of meat with a wavy crust of crumbs. */
export const schnitzel: Part = (random, size) => {
  const outline = blobPoints(random, size, { points: 19, rough: 0.055, stretch: STRETCH ** 0.5 });
  const anywhere = (reach: number) => {
    const spot = spotIn(random, size * reach);
    return { x: spot.x * STRETCH ** 0.5, y: spot.y / STRETCH ** 0.5 };
  };
  /** A blister of crust: dark below and to the right, light on its crown. */
  const wave = (): string => {
    const spot = anywhere(0.8);
    const reach = size * random.between(0.12, 0.26);
    const points = blobPoints(random, reach, { points: 9, rough: 0.22, stretch: 1.25 });
    const turn = random.angle();
    const fill = vary(random, mix(GOLD, PALE, random.between(0.1, 0.6)));
    return (
      path(closed(points), {
        fill: BROWN,
        'fill-opacity': 0.75,
        transform: place({ x: spot.x + reach * 0.14, y: spot.y + reach * 0.2 }, turn),
        filter: blur(4),
      }) +
      path(closed(points), {
        fill,
        'fill-opacity': 0.85,
        transform: place(spot, turn),
        filter: blur(2),
      }) +
      path(closed(scaledPoints(points, 0.5)), {
        fill: lit(PALE, 0.3),
        'fill-opacity': 0.8,
        transform: place({ x: spot.x - reach * 0.22, y: spot.y - reach * 0.26 }, turn),
        filter: blur(4),
      })
    );
  };
  const crumb = (): string => {
    const spot = anywhere(0.97);
    return path(blob(random, size * random.between(0.006, 0.017), { points: 6, rough: 0.3 }), {
      fill: random.pick([BROWN, shade(BROWN, 0.25), lit(PALE, 0.35), PALE]),
      'fill-opacity': random.between(0.45, 0.9),
      transform: place(spot, random.angle()),
    });
  };
  return {
    body:
      path(closed(outline), {
        fill: radial([
          [0, mix(GOLD, PALE, 0.4)],
          [0.75, GOLD],
          [1, mix(GOLD, BROWN, 0.6)],
        ]),
      }) +
      Array.from({ length: 26 }, wave).join('') +
      path(closed(scaledPoints(outline, 0.97)), {
        opacity: 0.35,
        filter: patches({ colour: BROWN, frequency: 0.02, gain: 4.4, cut: 2.3, soften: 1.6 }),
      }) +
      Array.from({ length: 420 }, crumb).join('') +
      path(closed(scaledPoints(outline, 0.97)), {
        fill: 'none',
        stroke: shade(BROWN, 0.2),
        'stroke-width': num(size * 0.06),
        'stroke-opacity': 0.4,
        filter: blur(5),
      }),
    radius: size,
  };
};
