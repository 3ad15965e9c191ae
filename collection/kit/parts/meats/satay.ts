import { vary } from '../../colour.ts';
import { blur, linear, patches } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, closed, num, open, type Point, path } from '../../shape.ts';

/** A quarter of a slice of white bread, toasted over coals: crust on two sides, brown face, bars. */
export const toastSquare: Part = (random, size) => {
  const corner = (x: number, y: number): Point =>
    at(x * size + random.between(-2, 2), y * size + random.between(-2, 2));
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const soft = closed(
    corners.flatMap((point, index) => {
      const near = (other: Point): Point =>
        at(point.x + (other.x - point.x) * 0.1, point.y + (other.y - point.y) * 0.1);
      return [
        near(corners[(index + 3) % 4] ?? point),
        point,
        near(corners[(index + 1) % 4] ?? point),
      ];
    }),
  );
  const [a, b, , d] = corners;
  const bars = [-0.55, 0, 0.55].map(
    (y) => `M${num(-size * 0.8)} ${num(y * size + 6)}L${num(size * 0.8)} ${num(y * size - 8)}`,
  );
  const crust = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return {
    body:
      path(soft, {
        fill: linear([
          [0, '#FBE3B0'],
          [0.5, '#F1C980'],
          [1, '#DDA655'],
        ]),
      }) +
      path(soft, {
        opacity: 0.7,
        filter: patches({ colour: '#B9712A', frequency: 0.03, gain: 4.5, cut: 2.5 }),
      }) +
      path(soft, {
        opacity: 0.55,
        filter: patches({ colour: '#FFF3D6', frequency: 0.1, gain: 6, cut: 3.6 }),
      }) +
      path(bars.join(''), {
        fill: 'none',
        stroke: '#6A3210',
        'stroke-width': num(size * 0.12),
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
        filter: blur(2),
      }) +
      (a && b && d
        ? path(`M${num(d.x)} ${num(d.y)}L${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`, {
            ...crust,
            stroke: '#A35F22',
            'stroke-width': num(size * 0.15),
          })
        : ''),
    radius: size * 1.1,
  };
};

/** A thin slice of red shallot: nested purple-edged rings, some broken into bows. */
export const shallot: Part = (random, size, palette = ['#9A3E6E', '#B45585', '#84305C']) => {
  const colour = vary(random, random.pick(palette));
  const squash = random.between(0.68, 0.95);
  const whole = random.chance(0.5);
  const ringAt = (share: number, index: number): string => {
    const from = whole ? 0 : random.between(-0.3, 0.3) + index * 0.1;
    const to = whole ? Math.PI * 2 : from + random.between(2.4, 3.6);
    const points = Array.from({ length: 15 }, (_, step) => {
      const angle = from + ((to - from) * step) / 14;
      return at(Math.cos(angle) * size * share, Math.sin(angle) * size * share * squash);
    });
    const line = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      path(open(points), { ...line, stroke: colour, 'stroke-width': num(size * 0.17) }) +
      path(open(points.map((point) => at(point.x * 0.95, point.y * 0.95))), {
        ...line,
        stroke: '#F6DCEA',
        'stroke-width': num(size * 0.1),
      })
    );
  };
  return { body: [0.92, 0.66, 0.4].map(ringAt).join(''), radius: size };
};
