/** A unit measures a weight in grams, a volume in millilitres, or pieces (a clove, a sprig). */
type Kind = 'weight' | 'volume' | 'piece';

export interface Unit {
  kind: Kind;
  /** Spoons and pieces belong to both systems. */
  system: 'metric' | 'us' | 'both';
  /** In g or ml; 1 for pieces. */
  size: number;
  one: string;
  many: string;
}

const toUnit = (
  kind: Kind,
  system: Unit['system'],
  size: number,
  one: string,
  many = one,
): Unit => ({ kind, system, size, one, many });

/** US customary measures (1 cup = 236.588 ml). Spoons have 5 and 15 ml in both systems. */
export const units = {
  mg: toUnit('weight', 'metric', 0.001, 'mg'),
  g: toUnit('weight', 'metric', 1, 'g'),
  kg: toUnit('weight', 'metric', 1000, 'kg'),
  ml: toUnit('volume', 'metric', 1, 'ml'),
  cl: toUnit('volume', 'metric', 10, 'cl'),
  dl: toUnit('volume', 'metric', 100, 'dl'),
  l: toUnit('volume', 'metric', 1000, 'l'),
  litre: toUnit('volume', 'metric', 1000, 'litre', 'litres'),
  tsp: toUnit('volume', 'both', 5, 'tsp'),
  tbsp: toUnit('volume', 'both', 15, 'tbsp'),
  cup: toUnit('volume', 'us', 236.588, 'cup', 'cups'),
  floz: toUnit('volume', 'us', 29.5735, 'fl oz'),
  pint: toUnit('volume', 'us', 473.176, 'pint', 'pints'),
  quart: toUnit('volume', 'us', 946.353, 'quart', 'quarts'),
  oz: toUnit('weight', 'us', 28.3495, 'oz'),
  lb: toUnit('weight', 'us', 453.592, 'lb'),
} as const;

const PIECES = [
  ['bunch', 'bunches'],
  ['leaf', 'leaves'],
  ['pinch', 'pinches'],
  ['dash', 'dashes'],
  ['loaf', 'loaves'],
  ...'bag ball block bottle breast bulb can clove cube drop ear fillet handful head jar knob packet piece pod rasher rib sachet scoop sheet slice sprig square stalk stick strip thigh thumb tin tub wedge wing'
    .split(' ')
    .map((one) => [one, `${one}s`]),
];

const byName = new Map<string, Unit>([
  ...Object.values(units).flatMap((unit): [string, Unit][] => [
    [unit.one, unit],
    [unit.many, unit],
  ]),
  ...PIECES.flatMap(([one = '', many = '']): [string, Unit][] => {
    const unit = toUnit('piece', 'both', 1, one, many);
    return [
      [one, unit],
      [many, unit],
    ];
  }),
]);

/** Other spellings of units. Amounts are shown with the spelling of the collection. */
const ALIASES: readonly (readonly [RegExp, Unit])[] = [
  [/^grams?$/, units.g],
  [/^kilo(?:gram)?s?$/, units.kg],
  [/^liters?$/, units.litre],
  [/^teaspoon(?:ful)?s?$/, units.tsp],
  [/^tablespoon(?:ful)?s?$/, units.tbsp],
  [/^ounces?$/, units.oz],
  [/^(?:lbs|pounds?)$/, units.lb],
];

export function findUnit(name: string): Unit | undefined {
  const word = name.toLowerCase();
  return byName.get(word) ?? ALIASES.find(([alias]) => alias.test(word))?.[1];
}
