import { lit, shade, vary } from '../../colour.ts';
import type { Part } from '../../picture.ts';
import { arcPoints, at, blobPoints, closed, num, open, path, ribbon } from '../../shape.ts';

/** Flesh and skin. */
const RED_ONION = ['#F6DDE8', '#A22C6B'] as const;

/** A thin sliced thread of onion: a bow, coloured along its outer edge. */
export const onionThread: Part = (random, size, palette = RED_ONION) => {
  const [flesh = '#F6DDE8', skin = '#A22C6B'] = palette;
  const colour = vary(random, flesh);
  const reach = size * random.between(0.9, 1.5);
  const span = (size * 2) / reach;
  const line = arcPoints(
    at(0, reach * 0.75),
    reach,
    -Math.PI / 2 - span / 2,
    -Math.PI / 2 + span / 2,
    9,
  );
  const half = size * random.between(0.075, 0.11);
  const width = (along: number): number => half * (1 - (2 * along - 1) ** 6 * 0.7);
  const side = (shift: number): string =>
    open(
      arcPoints(
        at(0, reach * 0.75),
        reach + shift,
        -Math.PI / 2 - span / 2.1,
        -Math.PI / 2 + span / 2.1,
        9,
      ),
    );
  return {
    body:
      path(ribbon(line, width), { fill: colour }) +
      path(side(half * 0.62), {
        fill: 'none',
        stroke: skin,
        'stroke-width': num(half * 0.85),
        'stroke-opacity': 0.9,
        'stroke-linecap': 'round',
      }) +
      path(side(-half * 0.5), {
        fill: 'none',
        stroke: lit(colour, 0.7),
        'stroke-width': num(half * 0.5),
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.5,
  };
};

/** A ring of onion: two skins with flesh between, open in the middle. */
export const onionRing: Part = (random, size, palette = RED_ONION) => {
  const [flesh = '#F6DDE8', skin = '#A22C6B'] = palette;
  const colour = vary(random, flesh);
  const outline = blobPoints(random, size, {
    points: 12,
    rough: 0.04,
    stretch: random.between(0.9, 1.12),
  });
  const inset = (share: number): string =>
    closed(outline.map((spot) => at(spot.x * share, spot.y * share)));
  const hole = closed(outline.map((spot) => at(spot.x * 0.74, spot.y * 0.74)).toReversed());
  return {
    body:
      path(inset(1) + hole, { fill: colour, 'fill-rule': 'evenodd' }) +
      [0.97, 0.86]
        .map((share) =>
          path(inset(share), {
            fill: 'none',
            stroke: share > 0.9 ? skin : shade(skin, 0.05),
            'stroke-width': num(size * (share > 0.9 ? 0.06 : 0.03)),
            'stroke-opacity': 0.85,
          }),
        )
        .join('') +
      path(inset(0.79), {
        fill: 'none',
        stroke: lit(colour, 0.6),
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.8,
      }),
    radius: size,
  };
};
