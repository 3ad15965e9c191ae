import { toStep } from './measure.ts';
import type { Units } from './unit-systems.ts';

const VALUE = String.raw`[−-]?\d+(?:[.,]\d+)?`;
const FIRST_VALUE = new RegExp(VALUE);
const RANGE_SIGN = String.raw`\s?(?:[–—-]|to|or|and)\s?`;
const RANGE_ONLY = new RegExp(`^${RANGE_SIGN}$`);
const DEGREE = String.raw`\s?[°º˚]|\sdeg(?:rees?|s?\.?)`;
/** Matches "180 °C", "180C", "180℃", "180 degrees Celsius", "60 to 65 °C", "between 350 and 375°F". */
const TEMPERATURE = new RegExp(
  String.raw`(?:(${VALUE})((?:${DEGREE})?)(${RANGE_SIGN}))?(${VALUE})((?:(?:${DEGREE})\s?|\s)?)([CcFf]|[Cc]elsius|[Ff]ahrenheit|[℃℉])(?![\p{L}\d])`,
  'gu',
);
/** Text between equal temperatures: "200°C (180°C fan)/400°F/gas 6", "350°F [roughly 180°C]". */
const LINK =
  /^(?:[\s/()[\],;|=~≈–—-]|(?:or|roughly|about|around|approx(?:imately)?\.?|fan|convection|conventional|oven|gas|mark|\d{1,2})(?![\p{L}\d]))*$/u;

/** Words around a temperature difference: "by 20 °C", "10 °C warmer". Its maximum is `MOST_OF_DIFFERENCE`. */
const BEFORE_DIFFERENCE =
  /(?:(?:^|\P{L})(?:by|within|down|turn(?:ed)? (?:[\p{L} ]{0,20} )?up|(?:difference|rise|drop|increase) of)\s|±\s?)(?:about |around |roughly |another |a further |at least |up to )?$/iu;
const AFTER_DIFFERENCE =
  /^ (?:(?:warmer|cooler|hotter|colder|higher|difference|rise|drop)(?!\p{L})|(?:lower|more|less)(?! (?:shelf|rack|third|half|oven|than))(?!\p{L})|(?:above|below) (?:the|its|your|that|room))/iu;
const MOST_OF_DIFFERENCE = { C: 60, F: 110 };
const IS_ABOUT = /(?:about|around|roughly|±)\s?$/i;

/** Oven settings that cooks treat as equal, because exact values are not on the dial. The first two are for water. */
const EQUAL_MARKS: readonly (readonly [celsius: number, fahrenheit: number])[] = [
  [0, 32],
  [100, 212],
  [110, 225],
  [120, 250],
  [130, 265],
  [140, 275],
  [150, 300],
  [160, 325],
  [170, 340],
  [180, 350],
  [190, 375],
  [200, 400],
  [210, 415],
  [220, 425],
  [230, 450],
  [240, 475],
  [250, 480],
  [260, 500],
];

/** Further Celsius values that map to an American oven mark. The conversion to Celsius uses only `EQUAL_MARKS`. */
const BETWEEN_MARKS: readonly (readonly [celsius: number, fahrenheit: number])[] = [
  [175, 350],
  [205, 400],
  [245, 475],
];

type Scale = 'C' | 'F';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  C: 'F',
  F: 'C',
  c: 'f',
  f: 'c',
  Celsius: 'Fahrenheit',
  Fahrenheit: 'Celsius',
  celsius: 'fahrenheit',
  fahrenheit: 'celsius',
  '℃': '℉',
  '℉': '℃',
};

interface Temperature {
  start: number;
  end: number;
  scale: Scale;
  /** The value, or the upper end of a range. */
  highest: number;
  /** Returns its text in the other scale. */
  toOther: (isDifference: boolean) => string;
}

/** Converts the temperatures in a text to the scale of the units `system`. */
export function convertTemperatures(text: string, system: Units | undefined): string {
  if (system === undefined) return text;
  const to = system === 'us' ? 'F' : 'C';
  const found = findTemperatures(text);
  let shown = '';
  let at = 0;
  let isDifference = false;
  for (const [index, one] of found.entries()) {
    if (one.scale === to || isInBothScales(text, found, index)) continue;
    const before = text.slice(0, one.start);
    // The second value of "by 10 °C to 15 °C".
    const isSecondEnd: boolean = isDifference && RANGE_ONLY.test(text.slice(at, one.start));
    isDifference =
      one.highest <= MOST_OF_DIFFERENCE[one.scale] &&
      (isSecondEnd || BEFORE_DIFFERENCE.test(before) || AFTER_DIFFERENCE.test(text.slice(one.end)));
    const about = isDifference && !isSecondEnd && !IS_ABOUT.test(before) ? 'about ' : '';
    shown += text.slice(at, one.start) + about + one.toOther(isDifference);
    at = one.end;
  }
  return shown + text.slice(at);
}

function findTemperatures(text: string): Temperature[] {
  const found: Temperature[] = [];
  for (const {
    0: all,
    1: low,
    2: degree,
    3: between = '',
    4: high = '',
    5: sign = '',
    6: name = '',
    index,
  } of text.matchAll(TEMPERATURE)) {
    const before = text.slice(0, index);
    const last = found.at(-1)?.end;
    // The hyphen in "180°C-200°C" is not a minus.
    const isDashed = last === index && /^[−-]/.test(all);
    if (!isDashed && /(?:[\p{L}\d.,−–-]|\d\s?\/)$/u.test(before)) continue;
    const start = isDashed ? index + 1 : index;
    const scale = /^[Ff℉]/.test(name) ? 'F' : 'C';
    // "and" is part of a range only after "between".
    const isSpan = between.trim() !== 'and' || /between\s$/i.test(before);
    const head = low === undefined ? '' : `${low}${degree}${between}`.slice(start - index);
    const value = head === '' ? high.slice(start - index) : high;
    const highest = Math.abs(toValue(value));
    // If there is no degree sign, a letter is a scale only from 100 on, because of "2 C batteries" and "2 c flour".
    const isLetter = name === 'c' || name === 'f' ? sign.trim() === '' : /^\s$/.test(sign);
    if (isLetter && name.length === 1 && highest < 100) continue;
    const toOther = (isDifference: boolean) => {
      const [first, second] = toOtherScale(
        [FIRST_VALUE.exec(head)?.[0] ?? value, value].map(toValue),
        scale,
        isDifference,
      );
      const shownHead = isSpan ? head.replace(FIRST_VALUE, first ?? '') : head;
      return `${shownHead}${second}${sign}${OTHER_NAMES[name]}`;
    };
    found.push({ start, end: index + all.length, scale, highest, toOther });
  }
  return found;
}

/** True if the text gives the temperature in both scales. It is then not converted. */
function isInBothScales(text: string, found: readonly Temperature[], index: number): boolean {
  const isOne = (a: Temperature | undefined, b: Temperature | undefined) =>
    a !== undefined && b !== undefined && LINK.test(text.slice(a.end, b.start));
  let first = index;
  while (isOne(found[first - 1], found[first])) first -= 1;
  let last = index;
  while (isOne(found[last], found[last + 1])) last += 1;
  return found.slice(first, last + 1).some(({ scale }) => scale !== found[index]?.scale);
}

function toValue(text: string): number {
  return Number(text.replace('−', '-').replace(',', '.'));
}

/** Converts both ends of a range. Rounds to 1 degree if they would become equal: "20–22 °C" is 68 to 72 °F. */
function toOtherScale(ends: readonly number[], from: Scale, isDifference: boolean): string[] {
  const toOther = isDifference ? toDifference : from === 'C' ? toFahrenheit : toCelsius;
  const rounded = ends.map((end) => toOther(end, from));
  const isLost = rounded[0] === rounded[1] && ends[0] !== ends[1];
  const zero = isDifference ? 0 : 32;
  const exact = ends.map((end) => Math.round(from === 'C' ? end * 1.8 + zero : (end - zero) / 1.8));
  return (isLost ? exact : rounded).map((end) => `${end < 0 ? '−' : ''}${Math.abs(end)}`);
}

function toDifference(value: number, from: Scale): number {
  const other = from === 'C' ? value * 1.8 : value / 1.8;
  return toStep(other, other < 10 ? 1 : 5);
}

function toFahrenheit(celsius: number): number {
  const marks = [...EQUAL_MARKS, ...BETWEEN_MARKS];
  return marks.find(([mark]) => mark === celsius)?.[1] ?? toStep(celsius * 1.8 + 32, 5);
}

function toCelsius(fahrenheit: number): number {
  const celsius = (fahrenheit - 32) / 1.8;
  // Below 100 °C cooks use a thermometer, so the result is exact to a degree: 165 °F is 74 °C.
  return (
    EQUAL_MARKS.find(([, mark]) => mark === fahrenheit)?.[0] ??
    toStep(celsius, celsius < 100 ? 1 : 5)
  );
}
