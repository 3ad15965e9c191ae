import { COMPOUND, NUMBER } from '../amounts.ts';
import { findUnit, type Unit, units } from '../portions/units.ts';
import { toFigures, toNumber } from '../to-number.ts';

export interface ReadAmount {
  /** The larger end of a range. */
  amount: number | undefined;
  /** The smaller end of a range. */
  least: number | undefined;
  /** In the singular, undefined for pieces: "g", "tbsp", "can", "clove". */
  unit: string | undefined;
}

interface AmountAndRest extends ReadAmount {
  /** The line without its amount. */
  rest: string;
  /** Words of the amount that are no number and no unit: "about", "heaped", "400 g" of "2 x 400 g tins". */
  remarks: readonly string[];
}

const CONTAINERS =
  'cans?|tins?|jars?|bottles?|packets?|packages?|packs?|pkgs?|sachets?|bags?|box(?:es)?|cartons?|tubs?|pots?|blocks?|bars?|balls?';
const PARTS =
  'cloves?|heads?|bulbs?|sprigs?|stalks?|sticks?|slices?|rashers?|sheets?|lea(?:f|ves)|ears?|fillets?|loa(?:f|ves)|rolls?|shots?|pieces?|scoops?|cubes?|wedges?|strips?|ribs?';
const HANDS =
  'bunch(?:es)?|handfuls?|pinch(?:es)?|dash(?:es)?|knobs?|drops?|splash(?:es)?|drizzles?|thumbs?';
const MEASURES =
  'kg|kilograms?|kilos?|grams?|gr?|mg|ml|cl|dl|lit(?:re|er)s?|l|tablespoon(?:ful)?s?|tblsp|tbsp|tbs|tbl|teaspoon(?:ful)?s?|tsp|cups?|fl\\.? ?oz|fluid ounces?|ounces?|oz|lbs?|pounds?|pints?|pt|quarts?|qt|inch(?:es)?|cm|mm';
const UNIT = `(?:${MEASURES}|${CONTAINERS}|${PARTS}|${HANDS})`;
const SIZE =
  'large|small|medium|generous|heaped|heaping|level|scant|rounded|good|big|packed|thumb-sized?';
const N = `(?:${NUMBER})`;
const MEASURE = String.raw`${N}\s?-?(?:${MEASURES})\b\.?`;

const ABOUT = /^(?:about|around|roughly|approx(?:\.|imately)?|ca?\.|circa|up to)\s+/i;
/** "2 x 400 g tins", "1 14-ounce can", "400g can" */
const SIZED = new RegExp(
  String.raw`^(?:(${N})(?:\s*[x×]\s*|\s+))?(${MEASURE})\s+(${CONTAINERS})\b\.?\s*`,
  'i',
);
const SUM = new RegExp(`^(${COMPOUND})\\s*`, 'i');
const ADDEND = new RegExp(String.raw`(${N})\s?(fl\.? oz|[a-z]+)`, 'gi');
/** The same amount in other units: "250g/9oz". */
const OTHER = new RegExp(
  String.raw`^\s*/\s*(${N}\s?(?:${MEASURES})\b\.?(?:\s${N}\s?oz\b)?)\s*`,
  'i',
);
const COUNT = new RegExp(
  String.raw`^(${N})(?:\s?(?:-|–|—|to|or)\s?(${N}))?(?![\d/⁄])(?:\s*-?(?:(${SIZE})\s+)?(${UNIT})(?![\p{L}-])\.?)?\s*`,
  'iu',
);
/** A capital T is a tablespoon, and a small t a teaspoon. */
const LETTER = new RegExp(String.raw`^(${N})\s?([Tt])\.?\s+`);
const ONE = new RegExp(
  String.raw`^(?:an?\s+)?(?:(${SIZE})\s+)?(${HANDS}|${PARTS}|${CONTAINERS})\s+(?:of\s+)?(?=\S)`,
  'i',
);
/** "1 thumb-sized piece of ginger" is 1 thumb. */
const THUMB = /^thumb-sized?$/i;
const MINUS = new RegExp(String.raw`^(minus ${MEASURE})\s+`, 'i');

/** Reads the amount at the start of an ingredient line. */
export function readAmount(line: string): AmountAndRest {
  const [about = ''] = ABOUT.exec(line) ?? [];
  const text = toFigures(line.slice(about.length))
    .replace(/^half (?:of )?(?:an? )?/i, '½ ')
    .replace(/^a quarter (?:of )?(?:an? )?/i, '¼ ')
    .replace(/^(½|¼|1\/2|1\/4)\s+(?:of\s+)?an?\s+/i, '$1 ');
  const read =
    readSized(text) ?? readSum(text) ?? readLetter(text) ?? readCount(text) ?? readOne(text);
  if (!read)
    return { amount: undefined, least: undefined, unit: undefined, rest: line, remarks: [] };
  const [, minus] = MINUS.exec(read.rest) ?? [];
  const rest = read.rest.slice(minus === undefined ? 0 : minus.length + 1);
  return {
    ...read,
    rest: rest.replace(/^of\s+/i, ''),
    remarks: [about.trim(), ...read.remarks, minus ?? ''].filter(Boolean),
  };
}

function readSized(text: string): AmountAndRest | undefined {
  const match = SIZED.exec(text);
  if (!match) return undefined;
  const [all, count = '1', size = '', container = ''] = match;
  return toRead([toNumber(count)], container, text.slice(all.length), [size.trim()]);
}

/** "1 lb 8 oz" and "1 cup plus 2 tbsp", in the larger unit. */
function readSum(text: string): AmountAndRest | undefined {
  const match = SUM.exec(text);
  if (!match) return undefined;
  const [all, sum = ''] = match;
  const addends = [...sum.matchAll(ADDEND)].map(([, number = '', name = '']) => ({
    value: toNumber(number),
    unit: findUnit(name.replace('fl.', 'fl')),
  }));
  const [first] = addends;
  if (!first?.unit) return undefined;
  const { one } = first.unit;
  // Sixteen tablespoons are a cup. Elsewhere a spoon has 15 ml.
  const toSize = (unit: Unit) =>
    first.unit === units.cup && unit === units.tbsp ? units.cup.size / 16 : unit.size;
  const size = toSize(first.unit);
  const total = addends.reduce(
    (sofar, { value, unit }) => sofar + value * (unit ? toSize(unit) : 0),
    0,
  );
  return withOther({ ...toRead([total / size], one, text.slice(all.length), []) });
}

function readLetter(text: string): AmountAndRest | undefined {
  const match = LETTER.exec(text);
  if (!match) return undefined;
  const [all, number = '', letter] = match;
  return toRead([toNumber(number)], letter === 'T' ? 'tbsp' : 'tsp', text.slice(all.length), []);
}

function readCount(text: string): AmountAndRest | undefined {
  const match = COUNT.exec(text);
  if (!match) return undefined;
  const [all, low = '', high, size = '', unit] = match;
  const isGrams = unit !== undefined && /^(?:g|gr|grams?|ml|mg)$/i.test(unit);
  const values = [low, ...(high === undefined ? [] : [high])].map((one) => toNumber(one, isGrams));
  return withOther(toRead(values, unit, text.slice(all.length), [size]));
}

function readOne(text: string): AmountAndRest | undefined {
  const match = ONE.exec(text);
  if (!match) return undefined;
  const [all, size = '', unit = ''] = match;
  return toRead([1], unit, text.slice(all.length), [size]);
}

function withOther(read: AmountAndRest): AmountAndRest {
  const [all = '', other = ''] = OTHER.exec(read.rest) ?? [];
  return all === ''
    ? read
    : { ...read, rest: read.rest.slice(all.length), remarks: [...read.remarks, other] };
}

function toRead(
  values: readonly number[],
  unit: string | undefined,
  rest: string,
  remarks: readonly string[],
): AmountAndRest {
  const isThumb = unit !== undefined && remarks.some((one) => THUMB.test(one));
  const isValid = values.every((value) => value > 0 && Number.isFinite(value));
  const most = isValid ? Math.max(...values) : undefined;
  const fewest = isValid ? Math.min(...values) : undefined;
  return {
    amount: most,
    least: fewest === most ? undefined : fewest,
    unit: isThumb ? 'thumb' : unit === undefined ? undefined : toUnitName(unit),
    rest: rest.trim(),
    // A size without a unit describes the food.
    remarks: remarks.filter((one) => one !== '' && !(isThumb && THUMB.test(one))),
  };
}

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:tblsp|tbs|tbl)$/, 'tbsp'],
  [/^gr$/, 'g'],
  [/^lit(?:re|er)s?$/, 'l'],
  [/^(?:fl ?oz|fluid ounces?)$/, 'fl oz'],
  [/^pt$/, 'pint'],
  [/^qt$/, 'quart'],
  [/^tins?$/, 'can'],
  [/^(?:package|pack|pkg)s?$/, 'packet'],
  [/^inch(?:es)?$/, 'inch'],
  [/^(?:cm|mm)$/, 'cm'],
];

/** "tablespoons" -> "tbsp", "tins" -> "can" */
function toUnitName(word: string): string {
  const name = word.toLowerCase().replace('.', '');
  const other = NAMES.find(([spelling]) => spelling.test(name))?.[1];
  return other ?? findUnit(name)?.one ?? name.replace(/(?:es|s)$/, '');
}
