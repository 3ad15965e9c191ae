/** The form of a whole dish, as one sees it at a glance. */
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

/** What a page of dishes compares: neighbours must not look alike. */
export interface Traits {
  /** Pattern and colourway. */
  cloth: string;
  /** Kind, form and glaze. */
  vessel: string;
  /** Half of its short side in units. */
  size: number;
  form: 'round' | 'oval' | 'square' | 'oblong';
  layout: Layout;
  /** Names of the foods it shows, as far as they come from the table. */
  foods: readonly string[];
}
