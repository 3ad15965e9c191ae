import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { toAvif } from '#contract/recipe/picture.ts';

const PictureRecord = v.object({ hash: v.string() });

/** The dish shown for each family on home. None is one of the three trending dishes, and all have different cloths. */
const DISH_OF_FAMILY = {
  asian: 'murgh-makhani',
  mediterranean: 'moussaka',
  latin: 'pozole-rojo',
  american: 'blueberry-pancakes',
  african: 'jollof-rice',
  european: 'ratatouille',
  'middle-eastern': 'zereshk-polo-ba-morgh',
  islands: 'jerk-chicken',
} as const;

const PICTURES = 'collection/pictures';
const PLATES = 'public/plates';

/** Returns the addresses of the pictures that home shows before any data has loaded. */
export function toHomePictures(): {
  families: Record<string, string>;
  plates: Record<string, string>;
} {
  const families: Record<string, string> = {};
  for (const [family, dish] of Object.entries(DISH_OF_FAMILY)) {
    const record = `${PICTURES}/${dish}.json`;
    if (!existsSync(record)) continue;
    const { hash } = v.parse(PictureRecord, JSON.parse(readFileSync(record, 'utf8')));
    families[family] = `/media/dishes/${dish}.${hash}.640.webp`;
  }
  const plates = existsSync(PLATES) ? readdirSync(PLATES).toSorted() : [];
  return {
    families,
    plates: Object.fromEntries(
      plates
        .filter((file) => file.endsWith('.640.webp'))
        .map((file) => [file.slice(0, file.indexOf('.')), `/plates/${file}`]),
    ),
  };
}

/**
 * Lists the pictures that the worker precaches so that home is complete without a network: the plates, and the dishes
 * at the smallest width, which replaces wider ones that are not cached.
 */
export function toHomePictureFiles(): string[] {
  const { families, plates } = toHomePictures();
  return [
    ...Object.values(families).map((url) => toAvif(url, 320)),
    ...Object.values(plates).map((url) => toAvif(url, 640)),
  ];
}

/** Serves the addresses as `virtual:home-pictures`, because they change with the drawings and not with the code. */
export function homePictures(): Plugin {
  const id = 'virtual:home-pictures';
  return {
    name: 'simmer-home-pictures',
    resolveId: (moduleId) => (moduleId === id ? `\0${id}` : undefined),
    load: (moduleId) =>
      moduleId === `\0${id}`
        ? `export const pictures = ${JSON.stringify(toHomePictures())};`
        : undefined,
  };
}
