/**
 * Grams of a level US cup (236.6 ml) of food that American kitchens measure by volume. The first matching row counts, so
 * rice flour comes before other flour. Source: ingredient weight charts of American flour mills and sugar refineries.
 */
const CUP_WEIGHTS: readonly (readonly [name: RegExp, grams: number | undefined])[] = [
  [/\b(?:peanut|almond|apple|cashew|cocoa|nut) butter\b|\bbutter (?:beans?|lettuce)\b/i, undefined],
  [/\bbutter\b/i, 227],
  [/\bglutinous rice flour\b/i, 120],
  [/\brice flour\b/i, 142],
  [/\b(?:chickpea|gram) flour\b/i, 92],
  [/\bmasa harina\b/i, 113],
  [/\b(?:cassava|yam|teff|buckwheat|almond) flour\b/i, undefined],
  [/\b(?:wholemeal|whole-wheat|rye) flour\b/i, 113],
  [/\bflour(?! tortilla)\b/i, 120],
  [/\b(?:cornflour|cornstarch|potato starch)\b/i, 120],
  [/\b(?:cornmeal|polenta|grits)\b/i, 150],
  [/\bsemolina\b/i, 163],
  [/\bcocoa powder\b/i, 84],
  [/\b(?:palm|cane) sugar\b/i, undefined],
  [/\b(?:icing|powdered) sugar\b/i, 113],
  [/\b(?:brown|muscovado) sugar\b/i, 213],
  [/\bsugar(?! snap)\b/i, 200],
  [
    /\b(?:basmati|jasmine|long-grain|short-grain|carnaroli|bomba|arborio|pudding|white|brown) rice\b/i,
    190,
  ],
  [/\bquinoa\b/i, 177],
  [/\b(?:bulgur|couscous)\b/i, 170],
  [/\brolled oats\b/i, 90],
];

/** Grams per cup, from food data of the USDA: long-grain rice swells to three times its volume. */
const COOKED_RICE = 160;

/** Returns undefined for food that American kitchens weigh. */
export function findGramsPerCup(name: string): number | undefined {
  if (/\bcooked\b.*\brice\b|\brice\b.*\bcooked\b/i.test(name)) return COOKED_RICE;
  const head = name.replace(/,.*/, '');
  return CUP_WEIGHTS.find(([food]) => food.test(head))?.[1];
}
