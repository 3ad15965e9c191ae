import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type Installation = 'small' | 'whole';

/** Dishes that journeys use by name, enough of each family for a list, and the three trending ones. */
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

/**
 * Copies a small part of the collection to a folder. A server starts sooner with it, and a device stores it quickly.
 */
export function copyFewDishes(directory: string): void {
  for (const dish of FEW) {
    const file = join('dishes', `${dish}.json`);
    mkdirSync(join(directory, dirname(file)), { recursive: true });
    cpSync(join('collection', file), join(directory, file));
  }
  symlinkSync(resolve('collection/pictures'), join(directory, 'pictures'));
}
