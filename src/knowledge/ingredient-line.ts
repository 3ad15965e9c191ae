import { COMPOUND, FRACTION, MEASURES, RANGE, SLASH } from './amounts.ts';

export interface IngredientLine {
  amount: string;
  name: string;
}

const UNIT = `${MEASURES}|pieces?|leaves|leaf|strips?|drops?|dashes|dash|cm|mm|inch(?:es)?`;
// A number before a fraction is not the whole amount: "1 1/2-inch piece".
const LEADING = new RegExp(
  String.raw`^((?:about\s+)?(?:${COMPOUND}|${RANGE}(?:\s?(?:${UNIT})\b\.?)?)|(?:an?|half a) dozen|an?\s+(?:large |small |generous )?(?:pinch|handful|bunch|knob|splash|dash|sprig)(?:es|s)?)\s+(?!\d+${SLASH}\d|[${FRACTION}])(.+)$`,
  'i',
);

/** Parses "soy sauce | 2 tbsp" and "2 tbsp soy sauce". A line without a clear amount becomes the name as a whole. */
export function toIngredientLine(text: string): IngredientLine {
  const bar = text.lastIndexOf('|');
  if (bar >= 0) return { amount: text.slice(bar + 1).trim(), name: text.slice(0, bar).trim() };
  const match = LEADING.exec(text.trim());
  return match
    ? { amount: match[1]?.trim() ?? '', name: match[2]?.trim() ?? '' }
    : { amount: '', name: text.trim() };
}
