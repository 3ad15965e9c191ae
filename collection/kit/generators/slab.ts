import { lit, shade, vary } from '../colour.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, blob, num, type Point, path, place, polygon } from '../shape.ts';
import { stains } from './tone.ts';

interface Slab {
  top: string;
  /** Colour of darker patches on the top. */
  patch?: string;
  /** Colours of the layers that bulge out below the top, from the lowest up. */
  layers: readonly string[];
  sear?: string;
  /** Length over width. */
  stretch?: number;
  /** Distance by which all layers together protrude, as a share of the size. */
  skirt?: number;
  /** Raggedness of the edges, as a share of the size. */
  ragged?: number;
  /** Random displacement of the corners for a torn look, as a share of the size. */
  crooked?: number;
}

const STEPS = 16;

/** Returns a box with ragged sides, shifted to the lower right, away from the light. */
function raggedBox(
  random: Random,
  half: readonly [number, number],
  ragged: number,
  lean = 0,
  shifts: readonly Point[] = [],
): Point[] {
  const [wide, tall] = half;
  const corners = [at(-wide, -tall), at(wide, -tall), at(wide, tall), at(-wide, tall)].map(
    ({ x, y }, index) => at(x + (shifts[index]?.x ?? 0), y + (shifts[index]?.y ?? 0)),
  );
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % 4] ?? from;
    return Array.from({ length: STEPS }, (_, index) => {
      const along = index / STEPS;
      return at(
        from.x + (to.x - from.x) * along + random.between(-ragged, ragged) + lean,
        from.y + (to.y - from.y) * along + random.between(-ragged, ragged) + lean,
      );
    });
  });
}

/** A cut portion from above, with the ragged edges of its lower layers around the top. */
export const slab =
  (look: Slab): Part =>
  (random, size) => {
    const { layers, stretch = 1.2, skirt = 0.16, ragged = 0.016, crooked = 0 } = look;
    const wide = size * stretch ** 0.5;
    const tall = size / stretch ** 0.5;
    const wander = (): number => random.between(-crooked, crooked) * size;
    const shifts = crooked === 0 ? [] : Array.from({ length: 4 }, () => at(wander(), wander()));
    const box = (out: number, rough = ragged): string =>
      polygon(raggedBox(random, [wide + out, tall + out], rough * size, out * 0.3, shifts));
    const step = (skirt * size) / layers.length;
    const bits = (colour: string, out: number): string =>
      raggedBox(random, [wide + out, tall + out], size * 0.02, out * 0.3, shifts)
        .filter((_, index) => index % 2 === 0)
        .map((spot) =>
          path(blob(random, step * random.between(0.5, 1.1), { points: 7, rough: 0.3 }), {
            fill: vary(random, random.chance(0.5) ? lit(colour, 0.16) : shade(colour, 0.14)),
            transform: place(spot, random.angle()),
          }),
        )
        .join('');
    const skirts = layers.map((colour, index) => {
      const out = step * (layers.length - index);
      return path(box(out), { fill: vary(random, colour) }) + bits(colour, out - step * 0.6);
    });
    const lid = box(0, ragged * 0.7);
    return {
      body:
        skirts.join('') +
        path(lid, {
          fill: shade(look.top, 0.5),
          'fill-opacity': 0.5,
          transform: `translate(${num(step * 0.4)} ${num(step * 0.6)})`,
          filter: blur(3),
        }) +
        path(lid, {
          fill: radial(
            [
              [0, lit(look.top, 0.25)],
              [0.7, look.top],
              [1, shade(look.top, 0.2)],
            ],
            { cx: 0.42, cy: 0.38, r: 0.72 },
          ),
        }) +
        (look.patch
          ? path(lid, {
              opacity: 0.75,
              filter: patches({
                colour: look.patch,
                frequency: 0.02,
                gain: 4.6,
                cut: 2.2,
                soften: 1.6,
              }),
            })
          : '') +
        (look.sear
          ? stains(random, size * 1.15, { colour: look.sear, count: 16, size: [0.03, 0.13] })
          : ''),
      radius: size * 1.2,
    };
  };
