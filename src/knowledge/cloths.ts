import { findFamily, findFamilyOf } from '../../contract/recipe/catalogue.ts';

export type ClothName = 'asian' | 'med' | 'latin' | 'amer' | 'other';

const CLOTH_OF = {
  asian: 'asian',
  mediterranean: 'med',
  latin: 'latin',
  american: 'amer',
} as const;

/** The tablecloth of a cuisine or family; dots for those that own none. */
export function toCloth(cuisine: string): ClothName {
  const family = findFamily(cuisine) ?? findFamilyOf(cuisine);
  return family ? CLOTH_OF[family.id] : 'other';
}
