import { type FamilyId, findFamily, findFamilyOf } from '#contract/recipe/catalogue.ts';

const CLOTH_OF = {
  asian: 'asian',
  mediterranean: 'med',
  latin: 'latin',
  american: 'amer',
  african: 'african',
  european: 'european',
  'middle-eastern': 'persian',
  islands: 'islands',
} as const satisfies Record<FamilyId, string>;

export type ClothName = (typeof CLOTH_OF)[FamilyId] | 'other';

/** Returns the tablecloth of a cuisine or family. Unknown ones get dots. */
export function toCloth(cuisine: string): ClothName {
  const family = findFamily(cuisine) ?? findFamilyOf(cuisine);
  return family ? CLOTH_OF[family.id] : 'other';
}
