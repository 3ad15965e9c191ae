import { lit, vary } from '../../colour.ts';
import { type Material, material } from '../../material.ts';
import { MATERIALS } from '../../materials.ts';
import type { Entry } from '../../picture.ts';
import type { Region } from '../../place.ts';
import { ellipse, group, num } from '../../shape.ts';

const WHITE_RICE = ['#FFFAF0', '#FBF2E2', '#FFF6E4', '#F8ECD6'] as const;

interface Rice {
  grains: number;
  region: Region;
  palette?: readonly string[];
  /** Length and width of a grain. */
  grain?: readonly [number, number];
  passes?: number;
  material?: Material;
}

/** Loose grains in passes, each one lit on its own and a little paler than the one below. */
export function grains(rice: Rice): Entry {
  const { region, palette = WHITE_RICE, grain = [15, 6], passes = 4 } = rice;
  const filter = material(rice.material ?? MATERIALS.rice);
  return ({ random }) =>
    Array.from({ length: passes }, (_, pass) => {
      const count = Math.round(rice.grains / passes);
      const drawn = Array.from({ length: count }, () => {
        const spot = region(random);
        const colour = lit(vary(random, random.pick(palette)), (pass / passes) * 0.2);
        return ellipse(
          spot.x,
          spot.y,
          random.around(grain[0], 0.2) / 2,
          random.around(grain[1], 0.2) / 2,
          {
            fill: colour,
            transform: `rotate(${num((random.angle() * 180) / Math.PI)} ${num(spot.x)} ${num(spot.y)})`,
          },
        );
      });
      return group({ filter }, ...drawn);
    }).join('');
}
