import { mix, shade } from '../../colour.ts';
import { scaledPoints } from '../../generators/tone.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blobPoints, closed, num, open, path, polar, ribbon } from '../../shape.ts';

const [PALE, GOLD, BROWN] = ['#F6DCA2', '#DFA048', '#96500F'];
const FOLDS = 5;

/** A white roll with five curved cuts that meet on its crown. */
export const kaiserRoll: Part = (random, size) => {
  const turn = random.angle();
  const lobes = blobPoints(random, size, { points: 40, rough: 0.008 }).map((point) => {
    const angle = Math.atan2(point.y, point.x);
    const swell = 1 + 0.05 * Math.abs(Math.sin(((angle - turn) * FOLDS) / 2)) - 0.025;
    return at(point.x * swell, point.y * swell);
  });
  const cut = (index: number): string => {
    const from = turn + (index * Math.PI * 2) / FOLDS;
    const line = Array.from({ length: 8 }, (_, step) => {
      const along = step / 7;
      return polar(from + (1 - along) * 0.9, size * (0.05 + along * 0.9));
    });
    const dark = line.map((point) => at(point.x + size * 0.03, point.y + size * 0.04));
    return (
      path(
        ribbon(dark, (along) => size * 0.075 * Math.sin(Math.PI * (0.08 + along * 0.84))),
        {
          fill: shade(BROWN, 0.15),
          'fill-opacity': 0.7,
          filter: blur(2),
        },
      ) +
      path(
        ribbon(line, (along) => size * 0.055 * Math.sin(Math.PI * (0.06 + along * 0.86))),
        {
          fill: mix(PALE, GOLD, 0.3),
        },
      ) +
      path(open(dark), {
        fill: 'none',
        stroke: shade(BROWN, 0.2),
        'stroke-width': num(size * 0.022),
        'stroke-opacity': 0.7,
      })
    );
  };
  return {
    body:
      path(closed(lobes), {
        fill: radial([
          [0, mix(GOLD, BROWN, 0.2)],
          [0.6, mix(GOLD, BROWN, 0.1)],
          [0.88, GOLD],
          [1, mix(PALE, BROWN, 0.5)],
        ]),
      }) +
      path(closed(scaledPoints(lobes, 0.92)), {
        opacity: 0.45,
        filter: patches({ colour: BROWN, frequency: 0.02, gain: 4, cut: 2.1, soften: 2 }),
      }) +
      Array.from({ length: FOLDS }, (_, index) => cut(index)).join(''),
    radius: size,
  };
};
