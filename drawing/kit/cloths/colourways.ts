import {
  dots,
  gingham,
  lozenges,
  stars,
  stripes,
  tiles,
  type Weave,
  waves,
  zigzag,
} from './patterns.ts';

/** Every cloth as `pattern/colourway`. A family keeps to its patterns; dots are everybody's. */
export const CLOTHS = {
  'waves/red': () => waves('#B92B1C', '#C93E29'),
  'waves/indigo': () => waves('#22375E', '#32497A'),
  'waves/jade': () => waves('#1F5E52', '#2E7365'),
  'tiles/blue': () => tiles('#1D4E89', '#275A97', '#3D71AE'),
  'tiles/terracotta': () => tiles('#A24A2A', '#AF5733', '#C4714A'),
  'tiles/olive': () => tiles('#5C6630', '#68733A', '#828D52'),
  'zigzag/green': () => zigzag('#0E6B54', '#197F63', '#0A5744', '#E8A21C'),
  'zigzag/violet': () => zigzag('#55295F', '#683873', '#421D4C', '#E86A5C'),
  'zigzag/ochre': () => zigzag('#B86A1A', '#CA7E2C', '#9C5610', '#1F7A6B'),
  'gingham/yellow': () => gingham('#F6C453', '#D98E12', '#B9770C', '#8A4A00'),
  'gingham/red': () => gingham('#E7B7A4', '#B5301F', '#8E2015', '#6A1008'),
  'gingham/blue': () => gingham('#AFC6DB', '#2F6196', '#234A78', '#10284A'),
  'dots/plum': () => dots('#5B2140', '#7A3658', '#6E2E51'),
  'dots/forest': () => dots('#1F4A38', '#336350', '#2B5946'),
  'dots/slate': () => dots('#34404E', '#4C5A6A', '#435060'),
  'lozenges/indigo': () => lozenges('#1E2F5C', '#33487E', '#D9A441', '#C58A2E'),
  'lozenges/earth': () => lozenges('#6E3A1E', '#8A5230', '#E2B95C', '#D39A3C'),
  'lozenges/green': () => lozenges('#1F5A36', '#34744C', '#E6B93E', '#C8402A'),
  'stripes/red': () => stripes('#D9CBB2', '#A83A2C', '#A83A2C', '#5A3A1E'),
  'stripes/blue': () => stripes('#C9CCCB', '#3D5F86', '#3D5F86', '#2A3440'),
  'stripes/moss': () => stripes('#CFC7A8', '#66733A', '#8E6A2E', '#4A4420'),
  'stars/turquoise': () => stars('#1B6E78', '#257C86', '#4FA0A6', '#E0B24A'),
  'stars/garnet': () => stars('#7A1F2E', '#88293A', '#A84C58', '#E0B24A'),
} as const satisfies Record<string, () => Weave>;
export type ClothName = keyof typeof CLOTHS;
