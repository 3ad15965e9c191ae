import { lit, shade, vary } from '../../colour.ts';
import { scaledPoints, spotIn } from '../../generators/tone.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { blob, blobPoints, closed, ellipse, num, type Point, path, place } from '../../shape.ts';

function chip(random: Random, spot: Point, size: number): string {
  const turned = place(spot, random.angle());
  const d = blob(random, size, { points: 8, rough: 0.13, stretch: 1.08 });
  return (
    path(d, {
      fill: '#5A2A0A',
      'fill-opacity': 0.6,
      transform: `translate(3 4) ${turned}`,
      filter: blur(2),
    }) +
    path(d, {
      fill: radial([
        [0, '#7A4426'],
        [0.5, '#48210F'],
        [1, '#2A1007'],
      ]),
      transform: turned,
    }) +
    ellipse(spot.x - size * 0.26, spot.y - size * 0.3, size * 0.26, size * 0.13, {
      fill: '#FFE9D0',
      'fill-opacity': 0.6,
      filter: blur(0.8),
    })
  );
}

/** A cookie from above: browned rim, pale cracked middle, chips of dark chocolate. */
export const chocolateChipCookie: Part = (
  random,
  size,
  palette = ['#DDA050', '#D69646', '#E3AC60'],
) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 20, rough: 0.022 });
  const inner = closed(scaledPoints(outline, 0.9));
  const spots: Point[] = [];
  while (spots.length < 15) {
    const spot = spotIn(random, size * 0.82);
    if (
      spots.length < 60 &&
      spots.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > size * 0.27)
    )
      spots.push(spot);
  }
  const wrinkle = (share: number): string =>
    path(closed(scaledPoints(blobPoints(random, size, { points: 18, rough: 0.03 }), share)), {
      fill: 'none',
      stroke: shade(colour, 0.4),
      'stroke-width': num(size * 0.03),
      'stroke-opacity': 0.32,
      filter: blur(1.2),
    });
  return {
    body:
      path(closed(outline), {
        fill: radial(
          [
            [0, lit(colour, 0.34)],
            [0.55, lit(colour, 0.1)],
            [0.8, colour],
            [0.93, '#B8702A'],
            [1, '#8E4E16'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
      }) +
      path(inner, {
        opacity: 0.5,
        filter: patches({ colour: '#A8641E', frequency: 0.035, gain: 5, cut: 2.5, soften: 1.2 }),
      }) +
      wrinkle(0.86) +
      wrinkle(0.7) +
      spots.map((spot) => chip(random, spot, size * random.between(0.085, 0.135))).join(''),
    radius: size,
  };
};
