import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { toAvif } from '../../contract/picture.ts';

const PictureRecord = v.object({ hash: v.string() });

/** The dish whose picture stands for each family on the home page; all four on cloths of their own. */
const DISH_OF_FAMILY = {
  asian: 'murgh-makhani',
  mediterranean: 'paella-de-marisco',
  latin: 'tacos-al-pastor',
  american: 'blueberry-pancakes',
} as const;

const PICTURES = 'collection/pictures';
const PLATES = 'public/plates';

/** Addresses of the pictures that the home page shows before it has asked for any data. */
export function toHomePictures(): { families: Record<string, string>; plate: string } {
  const families: Record<string, string> = {};
  for (const [family, dish] of Object.entries(DISH_OF_FAMILY)) {
    const record = `${PICTURES}/${dish}.json`;
    if (!existsSync(record)) continue;
    const { hash } = v.parse(PictureRecord, JSON.parse(readFileSync(record, 'utf8')));
    families[family] = `/media/dishes/${dish}.${hash}.640.webp`;
  }
  const plate = existsSync(PLATES)
    ? readdirSync(PLATES).find((file) => file.endsWith('.640.webp'))
    : undefined;
  return { families, plate: plate ? `/plates/${plate}` : '' };
}

/**
 * What the worker keeps from the first visit on, so that the home page is whole with no network: the plate, and the
 * dishes at the smallest width, which stands in for the others until they have been seen.
 */
export function toHomePictureFiles(): string[] {
  const { families, plate } = toHomePictures();
  const dishes = Object.values(families).map((url) => toAvif(url, 320));
  return plate ? [...dishes, plate.replace(/webp$/, 'avif')] : dishes;
}

/** Serves the addresses as `virtual:home-pictures`: they change with the drawings, not with the code. */
export function homePictures(): Plugin {
  const id = 'virtual:home-pictures';
  return {
    name: 'simmer-home-pictures',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const pictures = ${JSON.stringify(toHomePictures())};`
        : undefined,
  };
}
