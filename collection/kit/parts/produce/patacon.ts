import { lit, mix, shade, vary } from '../../colour.ts';
import { scaledPoints } from '../../generators/tone.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { blob, blobPoints, closed, num, path, place, polar, polygon } from '../../shape.ts';

const PALE = '#F8D873';
const GOLD = '#EDB840';
const BROWN = '#B06A16';
const CRACKS = 7;
/** Three rows of seeds make the dark star in the middle of a plantain. */
const SEED_ROWS = 3;

/** A tear from the press, which opens toward the edge of the disc. */
function tear(random: Random, size: number, angle: number): string {
  const from = size * random.between(0.56, 0.9);
  const open = random.between(0.03, 0.12);
  const bend = random.between(-0.14, 0.14);
  return path(
    polygon([
      polar(angle - open, size * 1.04),
      polar(angle + bend - open * 0.4, (from + size) / 2),
      polar(angle, from),
      polar(angle + bend + open * 0.4, (from + size) / 2),
      polar(angle + open, size * 1.04),
    ]),
    { fill: shade(BROWN, 0.35) },
  );
}

/** A slice of green plantain, pressed flat and fried twice: pale and fibrous in the middle, brown and burst at the edge. */
export const patacon: Part = (random, size) => {
  const colour = vary(random, GOLD);
  const outline = blobPoints(random, size * 0.97, { points: 17, rough: 0.075 });
  const angles = Array.from(
    { length: CRACKS },
    (_, index) => ((index + random.between(-0.45, 0.45)) / CRACKS) * Math.PI * 2,
  );
  const fibre = (): string => {
    const angle = random.angle();
    const from = polar(angle, size * random.between(0.12, 0.6));
    const to = polar(angle + random.between(-0.1, 0.1), size * random.between(0.6, 0.86));
    return path(`M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`, {
      stroke: random.chance(0.5) ? lit(PALE, 0.4) : mix(GOLD, BROWN, 0.5),
      'stroke-width': num(size * random.between(0.012, 0.03)),
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
    });
  };
  const phase = random.angle();
  const seeds = Array.from({ length: SEED_ROWS * 4 }, (_, index) => {
    const spot = polar(
      phase + ((index % SEED_ROWS) / SEED_ROWS) * Math.PI * 2 + random.between(-0.12, 0.12),
      size * (0.08 + 0.06 * Math.floor(index / SEED_ROWS)),
    );
    return path(blob(random, size * 0.026, { points: 6, rough: 0.2 }), {
      fill: shade(BROWN, 0.45),
      'fill-opacity': 0.8,
      transform: place(spot),
    });
  });
  return {
    body:
      path(closed(outline), {
        fill: radial([
          [0, lit(PALE, 0.15)],
          [0.5, colour],
          [0.86, mix(colour, BROWN, 0.25)],
          [1, BROWN],
        ]),
      }) +
      path(closed(scaledPoints(outline, 0.98)), {
        opacity: 0.7,
        filter: patches({ colour: BROWN, frequency: 0.03, gain: 5, cut: 2.7, soften: 1.2 }),
      }) +
      Array.from({ length: 46 }, fibre).join('') +
      path(closed(scaledPoints(outline, 0.94)), {
        fill: 'none',
        stroke: shade(BROWN, 0.1),
        'stroke-width': num(size * 0.09),
        'stroke-opacity': 0.5,
        filter: blur(Math.round(size) / 20),
      }) +
      angles.map((angle) => tear(random, size, angle)).join('') +
      seeds.join(''),
    radius: size,
  };
};
