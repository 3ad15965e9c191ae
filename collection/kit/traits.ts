/** The overall form of a dish at a glance. */
export type Layout =
  | 'bands'
  | 'basket'
  | 'bed'
  | 'cake'
  | 'crusted'
  | 'cup'
  | 'disc'
  | 'dome'
  | 'fried'
  | 'heap'
  | 'layers'
  | 'mounds'
  | 'nest'
  | 'open'
  | 'parcels'
  | 'pool'
  | 'portion'
  | 'ring'
  | 'rows'
  | 'salad'
  | 'sectors'
  | 'skewers'
  | 'slab'
  | 'soup'
  | 'stack'
  | 'swirl'
  | 'tray'
  | 'trio'
  | 'whole'
  | 'wrap';

/** Features by which tests compare the dishes of a page, so that neighbours look different. */
export interface Traits {
  /** Pattern and colourway. */
  cloth: string;
  /** Kind, form and glaze. */
  vessel: string;
  /** Half the short side in units. */
  size: number;
  form: 'round' | 'oval' | 'square' | 'oblong';
  layout: Layout;
  /** Names of the foods that come from the table. */
  foods: readonly string[];
}
