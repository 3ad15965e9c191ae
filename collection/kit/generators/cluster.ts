import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { circle, num, path, polar } from '../shape.ts';
import { rounded, spotIn } from './tone.ts';

interface Cluster {
  palette: readonly string[];
  count?: number;
  /** Radius of a bead as a share of the size. */
  bead?: number;
  stem?: string;
}

/** Many small beads: florets, grapes, curds, raspberries, a crumble. */
export const cluster =
  (look: Cluster): Part =>
  (random, size, palette = look.palette) => {
    const { count = 24, bead = 0.26, stem } = look;
    const beads = Array.from({ length: count }, (_, index) => {
      const spot = spotIn(random, size * 0.78);
      const colour = vary(random, random.pick(palette));
      const reach = size * random.around(bead, 0.3);
      return (
        circle(spot.x + reach * 0.14, spot.y + reach * 0.2, reach, {
          fill: shade(colour, 0.45),
          'fill-opacity': 0.55,
        }) +
        circle(spot.x, spot.y, reach, {
          fill: rounded(index > count / 2 ? lit(colour, 0.1) : colour, 0.3, 0.25),
        })
      );
    });
    const foot = polar(Math.PI / 2, size * 0.7);
    return {
      body:
        (stem
          ? path(
              `M${num(-size * 0.3)} ${num(foot.y * 0.4)}L${num(-size * 0.2)} ${num(foot.y * 1.7)}L${num(size * 0.2)} ${num(foot.y * 1.7)}L${num(size * 0.3)} ${num(foot.y * 0.4)}Z`,
              { fill: stem },
            )
          : '') + beads.join(''),
      radius: size,
    };
  };
