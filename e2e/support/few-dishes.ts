import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type Installation = 'small' | 'whole';

/** Dishes that journeys cook by name, enough of each family for a list, and the three that trend. */
const FEW = [
  'asian/chinese/dan-dan-noodles',
  'asian/chinese/jiaozi',
  'asian/indian/murgh-makhani',
  'asian/japanese/miso-soup',
  'asian/japanese/shoyu-ramen',
  'asian/korean/bibimbap',
  'asian/thai/som-tam',
  'american/cajun/jambalaya',
  'american/new-england/clam-chowder',
  'latin/cuban/ropa-vieja',
  'latin/mexican/esquites',
  'latin/mexican/tacos-al-pastor',
  'latin/peruvian/lomo-saltado',
  'mediterranean/greek/fasolada',
  'mediterranean/spanish/paella-de-marisco',
  'mediterranean/turkish/menemen',
  'african/nigerian/jollof-rice',
  'european/french/ratatouille',
  'middle-eastern/persian/zereshk-polo-ba-morgh',
];

/** Fills a folder with a small part of the collection: a server starts sooner with it, and a device holds it in a moment. */
export function copyFewDishes(directory: string): void {
  for (const dish of FEW) {
    mkdirSync(join(directory, dirname(dish)), { recursive: true });
    cpSync(join('collection', `${dish}.json`), join(directory, `${dish}.json`));
  }
  symlinkSync(resolve('collection/pictures'), join(directory, 'pictures'));
}
