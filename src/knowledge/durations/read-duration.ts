import { type Reading, readAndPart, readPart, readQuantity, skipHyphen } from './quantities.ts';
import { isFigure, type Token } from './tokens.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const NIGHT = 8 * HOUR;

const UNITS = new Map<string, number>([
  ...['h', 'hr', 'hrs', 'hour', 'hours'].map((word) => [word, HOUR] as const),
  ...['min', 'mins', 'mn', 'minute', 'minutes'].map((word) => [word, MINUTE] as const),
  ...['s', 'sec', 'secs', 'second', 'seconds'].map((word) => [word, 1] as const),
]);
/** Words allowed between a number and its unit: "3 whole minutes", "10 more minutes". */
const QUALIFIERS = new Set(['more', 'full', 'whole', 'good', 'further', 'extra', 'solid']);
const AT_LEAST = '+';
/** Words and signs before the smaller unit: "1 hour plus 20 minutes". */
const JOINS = new Set(['and', ',', 'plus', '+', '&']);
const RANGE_SIGNS = new Set(['to', 'or', '-', '–', '—', '~']);

export type Span = readonly [seconds: number, upTo?: number];

/** Reads the longest duration that starts with the token at `at`. */
export function readDuration(tokens: readonly Token[], at: number): Reading<Span> | undefined {
  return readShared(tokens, at) ?? readSpan(tokens, at);
}

/** Reads two numbers with one unit: "20 to 25 minutes", "between 6 and 8 hours". */
function readShared(tokens: readonly Token[], at: number): Reading<Span> | undefined {
  const isBetween = tokens[at]?.text === 'between';
  const low = readQuantity(tokens, isBetween ? at + 1 : at);
  const word = tokens[low?.next ?? -1]?.text ?? '';
  if (!low || !(isBetween ? word === 'and' : RANGE_SIGNS.has(word))) return undefined;
  const high = readQuantity(tokens, low.next + 1);
  const unit = high && readUnit(tokens, high.next);
  if (!unit || high.value <= low.value) return undefined;
  return { value: [low.value * unit.value, high.value * unit.value], next: unit.next };
}

/** Reads "an hour", "45 minutes to 1 hour", "a minute or two". */
function readSpan(tokens: readonly Token[], at: number): Reading<Span> | undefined {
  const low = readSingle(tokens, at);
  if (!low) return undefined;
  if (!RANGE_SIGNS.has(tokens[low.next]?.text ?? '')) return { value: [low.value], next: low.next };
  if (tokens[low.next]?.text === 'or' && tokens[low.next + 1]?.text === 'two') {
    return { value: [low.value, low.value * 2], next: low.next + 2 };
  }
  const high = readSingle(tokens, low.next + 1);
  return high && high.value > low.value
    ? { value: [low.value, high.value], next: high.next }
    : { value: [low.value], next: low.next };
}

function readSingle(tokens: readonly Token[], at: number): Reading<number> | undefined {
  return (
    readNight(tokens, at) ?? readPartOf(tokens, at) ?? readOne(tokens, at) ?? readMany(tokens, at)
  );
}

function readNight(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const word = tokens[at]?.text;
  if (word === 'overnight') return { value: NIGHT, next: at + 1 };
  const isNight = (word === 'all' || word === 'one') && tokens[at + 1]?.text === 'night';
  return isNight ? { value: NIGHT, next: at + 2 } : undefined;
}

/** Reads "half an hour", "three-quarters of an hour", "a half hour". */
function readPartOf(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const part = readPart(tokens, at);
  if (!part) return undefined;
  let next = part.next;
  for (const word of ['of', 'an', 'a']) {
    if (tokens[skipHyphen(tokens, next)]?.text === word) next = skipHyphen(tokens, next) + 1;
  }
  const unit = readUnit(tokens, next);
  return unit && { value: part.value * unit.value, next: unit.next };
}

/** Reads "an hour", "another minute" and "a further hour and a half". "A second" usually means a second time. */
function readOne(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const word = tokens[at]?.text ?? '';
  if (!['a', 'an', 'another'].includes(word)) return undefined;
  const unit = readUnit(tokens, at + 1);
  if (!unit || unit.value === 1) return undefined;
  const rest = readRest(tokens, unit);
  return { value: unit.value + rest.value, next: rest.next };
}

function readMany(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const count = readQuantity(tokens, at);
  const unit = count && readUnit(tokens, count.next);
  if (!unit || count.value === 0 || (tokens[at]?.text === 'one' && unit.value === 1))
    return undefined;
  const rest = readRest(tokens, unit);
  return { value: count.value * unit.value + rest.value, next: rest.next };
}

function readUnit(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const word = tokens[at]?.text ?? '';
  const isOrSo = word === 'or' && tokens[at + 1]?.text === 'so';
  const isQualified = QUALIFIERS.has(word) || word === AT_LEAST;
  const behind = isOrSo ? at + 2 : isQualified ? at + 1 : skipHyphen(tokens, at);
  const size = UNITS.get(tokens[behind]?.text ?? '');
  return size === undefined ? undefined : { value: size, next: behind + 1 };
}

/** Reads what follows a unit: "and a half", "1/2", "and 15 minutes", ". 30 min" or "30". Nothing is 0 seconds. */
function readRest(tokens: readonly Token[], unit: Reading<number>): Reading<number> {
  const isDotted = tokens[unit.next]?.text === '.' && isFigure(tokens[unit.next + 1]);
  const at = isDotted ? unit.next + 1 : unit.next;
  const part = readAndPart(tokens, at) ?? (isFigure(tokens[at]) ? readPart(tokens, at) : undefined);
  if (part && !readUnit(tokens, part.next))
    return { value: part.value * unit.value, next: part.next };
  const joined = JOINS.has(tokens[at]?.text ?? '') ? at + 1 : at;
  const count = readQuantity(tokens, joined);
  const smaller = count && (readUnit(tokens, count.next) ?? readBareMinutes(tokens, count.next));
  if (smaller && smaller.value < unit.value && count.value < 60) {
    return { value: count.value * smaller.value, next: smaller.next };
  }
  const isBare = at === unit.next && joined === at && isLoose(tokens, at);
  if (count && isBare) return { value: (count.value * unit.value) / 60, next: count.next };
  return { value: 0, next: unit.next };
}

/** Reads the m of "1h 15m". Without hours before it, m means metres. */
function readBareMinutes(tokens: readonly Token[], at: number): Reading<number> | undefined {
  return tokens[at]?.text === 'm' ? { value: MINUTE, next: at + 1 } : undefined;
}

/** Accepts the 30 of "1h30" and "6 min 30", but not of "1 min 30 g" or "5 min 30-35". */
function isLoose(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]?.text ?? '';
  return /^[0-5]\d$/.test(tokens[at]?.text ?? '') && !/^[\p{L}°%×–~-]/u.test(after);
}
