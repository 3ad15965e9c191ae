import { isThing, type Thing, toArray, toText } from '../thing/values.ts';

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.125, '⅛'],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
];
/** Amounts in these units are written with decimals. */
const METRIC = /^(?:k?g|m?l|[cd]l|grams?|millilit(?:re|er)s?|lit(?:re|er)s?|kilograms?)$/i;

/**
 * Returns the line of an ingredient with a food, a unit and an amount, after the heading of its group. Mealie and
 * Tandoor store ingredients in this form, with fields of different names.
 */
export function toLine(value: unknown): string[] {
  if (!isThing(value)) return typeof value === 'string' ? [value] : [];
  const note = toText(value['note']);
  if (value['is_header'] === true) return note === '' ? [] : [`${note.replace(/:$/, '')}:`];
  const title = toText(value['title']);
  const line = toMadeLine(value, note);
  return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...(line === '' ? [] : [line])];
}

function toMadeLine(value: Thing, note: string): string {
  const amount =
    value['no_amount'] === true ? 0 : Number(value['amount'] ?? value['quantity'] ?? 0);
  const isMany = amount > 1;
  const unit = toUnit(value['unit'], isMany);
  const food = toPlural(value['food'], isMany);
  if (food === '') {
    // Mealie stores a line without a food in its note, and counts it once.
    const given =
      toText(value['display']) || note || toText(value['originalText'] ?? value['original_text']);
    const isCounted = amount > 0 && amount !== 1 && given === note;
    return isCounted ? [toAmount(amount, unit), unit, note].filter(Boolean).join(' ') : given;
  }
  const made = [amount > 0 ? toAmount(amount, unit) : '', unit, food].filter(Boolean).join(' ');
  return [made, note].filter(Boolean).join(', ');
}

function toPlural(value: unknown, isMany: boolean): string {
  if (!isThing(value)) return toText(value);
  const plural = isMany ? toText(value['plural_name'] ?? value['pluralName']) : '';
  return plural || toText(value['name']);
}

function toUnit(value: unknown, isMany: boolean): string {
  if (!isThing(value)) return toText(value);
  const isShort = (value['use_abbreviation'] ?? value['useAbbreviation']) === true;
  return (isShort && toText(value['abbreviation'])) || toPlural(value, isMany);
}

/** 1.5 -> "1½" */
function toAmount(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const fraction = FRACTIONS.find(([size]) => Math.abs(rest - size) < 0.005)?.[1];
  if (fraction === undefined || METRIC.test(unit)) return String(Math.round(amount * 1000) / 1000);
  return `${whole === 0 ? '' : whole}${fraction}`;
}

export function toThingList(value: unknown): Thing[] {
  return toArray(value).filter(isThing);
}

export function toSorted(value: unknown, key: string): Thing[] {
  return toThingList(value).toSorted((a, b) => Number(a[key] ?? 0) - Number(b[key] ?? 0));
}

/** "Dough" and "Mix it." -> "Dough: Mix it." */
export function joinName(name: string, text: string): string {
  return name === '' || text === '' ? name || text : `${name.replace(/:$/, '')}: ${text}`;
}
