import { lifted, MATERIALS } from '../materials.ts';
import { blur, radial } from '../paint.ts';
import type { Entry } from '../picture.ts';
import { disc } from '../place.ts';
import { at, circle, ellipse, group, type Point, place } from '../shape.ts';
import { grains, riceBed } from './rice.ts';

interface Mound {
  radius: number;
  centre?: Point;
  /** Across / along, for an oval mound. */
  squash?: number;
  count?: number;
  /** The colour the sauce lends to its foot and its shadow. */
  shadow?: string;
}

/** A mound of boiled rice: shadow at its foot, grains, then light on the crown and shade on the far side. */
export function riceMound(mound: Mound): Entry {
  const { radius, centre = at(0, 0), squash = 1, shadow = '#2A0E02' } = mound;
  const count = mound.count ?? Math.round(radius * radius * 0.085);
  const reach = radius * 0.96;
  const bed = riceBed(reach * 0.97, '#F3E6CC', '#CDAE7C');
  const heap = grains({
    grains: count,
    region: disc(reach, at(0, 0), { radius: reach * 0.72, share: 0.35 }),
    grain: [17, 6.6],
    passes: 5,
    material: {
      ...MATERIALS.rice,
      height: 2,
      ambient: 0.16,
      ...lifted(1.6, '#A87838', 0.42, 0.08),
    },
  });
  return (stage) =>
    group(
      { transform: `${place(centre)} scale(1 ${squash})` },
      ellipse(radius * 0.1, radius * 0.14, radius * 1.02, radius * 1.02, {
        fill: shadow,
        'fill-opacity': 0.6,
        filter: blur(radius * 0.06),
      }),
      bed(stage),
      heap(stage),
      circle(0, 0, radius * 1.04, {
        fill: radial(
          [
            [0, '#6E4A1C', 0],
            [0.5, '#8A5E20', 0.02],
            [0.8, '#8A5A1C', 0.3],
            [1, '#5A3008', 0.62],
          ],
          { cx: 0.4, cy: 0.38, r: 0.68 },
        ),
        filter: blur(radius * 0.03),
      }),
      ellipse(-radius * 0.26, -radius * 0.3, radius * 0.42, radius * 0.36, {
        fill: '#FFFFFF',
        'fill-opacity': 0.28,
        filter: blur(radius * 0.14),
      }),
    );
}
