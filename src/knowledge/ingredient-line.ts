import { COMPOUND, FRACTION, MEASURES, RANGE, SLASH, toSmallLetters } from './amounts.ts';

export interface IngredientLine {
  amount: string;
  name: string;
}

const UNIT = `${MEASURES}|pieces?|leaves|leaf|strips?|drops?|dashes|dash|cm|mm|inch(?:es)?`;
// A number before a fraction is not the whole amount: "1 1/2-inch piece". For small letters only, like the pattern of
// step-parts.ts.
const LEADING = new RegExp(
  String.raw`^((?:about\s+)?(?:${COMPOUND}|${RANGE}(?:\s?(?:${UNIT})\b\.?)?)|(?:an?|half a) dozen|an?\s+(?:large |small |generous )?(?:pinch|handful|bunch|knob|splash|dash|sprig)(?:es|s)?)\s+(?!\d+${SLASH}\d|[${FRACTION}]).+$`,
);
/** How every match of LEADING starts. Most lines do not, and need not compile that pattern, which takes 20 ms. */
const LEAD = new RegExp(String.raw`^(?:about\s|an?\s|half\s|[\d${FRACTION}])`);

/** Parses "soy sauce | 2 tbsp" and "2 tbsp soy sauce". A line without a clear amount becomes the name as a whole. */
export function toIngredientLine(text: string): IngredientLine {
  const bar = text.lastIndexOf('|');
  if (bar >= 0) return { amount: text.slice(bar + 1).trim(), name: text.slice(0, bar).trim() };
  const line = text.trim();
  const small = toSmallLetters(line);
  const end = LEAD.test(small) ? (LEADING.exec(small)?.[1]?.length ?? 0) : 0;
  return { amount: line.slice(0, end).trim(), name: line.slice(end).trim() };
}
