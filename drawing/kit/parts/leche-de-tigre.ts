import { sheen } from '../liquid.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Entry } from '../picture.ts';
import { circle, group } from '../shape.ts';

/** Lime marinade clouded by the fish: milky and pale green, thin where it meets the plate. */
export function lecheDeTigre(): Entry {
  return ({ well }) =>
    group(
      {},
      circle(0, 0, well, {
        fill: radial(
          [
            [0, '#F1F0D4'],
            [0.72, '#E3E6BE'],
            [0.93, '#BFCB98'],
            [1, '#8FA588'],
          ],
          { cx: 0.48, cy: 0.48, r: 0.53 },
        ),
      }),
      circle(0, 0, well, {
        opacity: 0.4,
        filter: patches({ colour: '#A9BC7A', frequency: 0.014, gain: 3, cut: 1.4, soften: 2 }),
      }),
      circle(0, 0, well, { fill: '#FFFFFF', ...sheen(0.7) }),
      circle(0, 0, well - 3, {
        fill: 'none',
        stroke: '#FBFBE6',
        'stroke-opacity': 0.6,
        'stroke-width': 3,
        filter: blur(1.2),
      }),
    );
}
