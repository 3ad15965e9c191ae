import { radial } from './paint.ts';
import { FRAME } from './picture.ts';
import { tag } from './shape.ts';

const FULL = { x: 0, y: 0, width: FRAME.width, height: FRAME.height };

/** The last layer: warm light from the top left and a warm shade towards the lower right. */
export function writeGrade(): string {
  return (
    tag('rect', {
      ...FULL,
      fill: radial(
        [
          [0, '#FFF2D6', 0.17],
          [1, '#FFF2D6', 0],
        ],
        { cx: 0.12, cy: 0.06, r: 0.9 },
      ),
    }) +
    tag('rect', {
      ...FULL,
      fill: radial(
        [
          [0, '#1A0500', 0],
          [0.55, '#1A0500', 0],
          [1, '#1A0500', 0.42],
        ],
        { cx: 0.4, cy: 0.38, r: 0.85 },
      ),
    })
  );
}
