import { toStep } from './measure.ts';
import type { Units } from './unit-systems.ts';

const VALUE = String.raw`[−-]?\d+`;
const DEGREES = String.raw`\s?°\s?|\sdegrees?\s|(?=[CF]\b)`;
/** "180 °C", "180C", "180 degrees Celsius", "60 to 65 °C", "18–20 °C". */
const TEMPERATURE = new RegExp(
  String.raw`(^|[^\p{L}\d.,/−-])(?:(${VALUE})((?:\s?°)?)(\s?(?:–|-|to)\s?))?(${VALUE})(${DEGREES})(C|F)(elsius|ahrenheit)?(?![\p{L}\d])`,
  'gu',
);
/** A temperature in either scale. */
const OTHER = String.raw`(?:${VALUE}\s?°?\s?(?:–|-|to)\s?)?${VALUE}(?:\s?°?\s?|\sdegrees?\s)([CF])(?![\p{L}\d])`;
/** What stands between two scales. */
const LINK = String.raw`\s?[/(,]?\s?(?:or |roughly |about |approx\. |[~≈])?`;
/** Both scales side by side, as "180C/350F" and "350°F (roughly 180°C)": they stay, since every cook finds theirs. */
const OTHER_AFTER = new RegExp(`^${LINK}${OTHER}`, 'u');
const OTHER_BEFORE = new RegExp(`${OTHER}${LINK}$`, 'u');

/** Oven settings that cooks treat as equal; exact conversion would give marks that no dial has. */
const OVEN_MARKS: readonly (readonly [celsius: number, fahrenheit: number])[] = [
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

/** Temperatures in the scale that goes with the units asked for. Servings never change them. */
export function convertTemperatures(text: string, asked: Units | undefined): string {
  if (asked === undefined) return text;
  const to = asked === 'us' ? 'F' : 'C';
  return text.replace(TEMPERATURE, (...match: string[]) => {
    const [all = '', lead = '', low, degree = '', between = '', high = ''] = match;
    const [sign = '', scale, name] = match.slice(6, 9);
    const at = Number(match[9]);
    const others = [
      OTHER_AFTER.exec(text.slice(at + all.length)),
      OTHER_BEFORE.exec(text.slice(0, at + lead.length)),
    ];
    if (scale === to || others.some((other) => other?.[1] === to)) return all;
    const first = low === undefined ? '' : `${convert(low, to)}${degree}${between}`;
    const word = name === undefined ? to : to === 'F' ? 'Fahrenheit' : 'Celsius';
    return `${lead}${first}${convert(high, to)}${sign}${word}`;
  });
}

function convert(text: string, to: 'C' | 'F'): string {
  const value = Number(text.replace('−', '-'));
  const toOther = to === 'F' ? toFahrenheit(value) : toCelsius(value);
  return `${toOther < 0 ? '−' : ''}${Math.abs(toOther)}`;
}

function toFahrenheit(celsius: number): number {
  return OVEN_MARKS.find(([mark]) => mark === celsius)?.[1] ?? toStep(celsius * 1.8 + 32, 5);
}

function toCelsius(fahrenheit: number): number {
  const celsius = (fahrenheit - 32) / 1.8;
  // Below boiling a cook reads a thermometer, so every degree counts: 165 °F is 74 °C.
  return (
    OVEN_MARKS.find(([, mark]) => mark === fahrenheit)?.[0] ??
    toStep(celsius, celsius < 100 ? 1 : 5)
  );
}
