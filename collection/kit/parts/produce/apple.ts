import { vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { blobPoints, closed, ellipse, num, path, polar } from '../../shape.ts';

/** A whole red apple from above: streaks from a hollow with its stalk. */
export const wholeApple: Part = (random, size, palette = ['#B8241A', '#C63020']) => {
  const colour = vary(random, random.pick(palette));
  const streak = (): string => {
    const angle = random.angle();
    const from = polar(angle, size * random.between(0.24, 0.4));
    const to = polar(angle + random.between(-0.1, 0.1), size * random.between(0.7, 0.95));
    return path(`M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`, {
      stroke: random.chance(0.6) ? '#EDB04A' : '#7E0E0C',
      'stroke-width': num(size * random.between(0.02, 0.05)),
      'stroke-opacity': 0.45,
      'stroke-linecap': 'round',
      filter: blur(1.2),
    });
  };
  return {
    body:
      path(closed(blobPoints(random, size, { points: 10, rough: 0.035 })), {
        fill: radial(
          [
            [0, '#E2B548'],
            [0.16, '#D98A34'],
            [0.42, colour],
            [1, '#8A120E'],
          ],
          { cx: 0.48, cy: 0.47, r: 0.6 },
        ),
      }) +
      Array.from({ length: 34 }, streak).join('') +
      ellipse(0, 0, size * 0.26, size * 0.22, {
        fill: '#6A3A10',
        'fill-opacity': 0.75,
        filter: blur(size / 12),
      }) +
      path(
        `M0 ${num(size * 0.04)}Q${num(size * 0.1)} ${num(-size * 0.2)} ${num(size * 0.3)} ${num(-size * 0.36)}`,
        {
          fill: 'none',
          stroke: '#4A2A10',
          'stroke-width': num(size * 0.09),
          'stroke-linecap': 'round',
        },
      ),
    radius: size,
  };
};
