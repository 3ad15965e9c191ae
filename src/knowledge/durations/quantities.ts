import { NUMBER_WORDS } from '../amounts.ts';
import { toNumber } from '../to-number.ts';
import { isFigure, type Token } from './tokens.ts';

export interface Reading<T> {
  value: T;
  next: number;
}

const ONES = [
  ...NUMBER_WORDS,
  ...'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Reads a number in figures or words: "20", "1½", "1-1/2", "twenty-five", "two and a half", "a couple of". */
export function readQuantity(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const whole = readFigures(tokens, at) ?? readWords(tokens, at);
  if (!whole) return undefined;
  const part = readAndPart(tokens, whole.next);
  return part ? { value: whole.value + part.value, next: part.next } : whole;
}

/** Reads "and a half", "and three quarters", "& 1/2". */
export function readAndPart(tokens: readonly Token[], at: number): Reading<number> | undefined {
  return ['and', '&'].includes(tokens[at]?.text ?? '') ? readPart(tokens, at + 1) : undefined;
}

/** Reads a number below one: "a half", "three-quarters", "quarter", "1/2", "¾". */
export function readPart(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const figures = readFigures(tokens, at);
  if (figures && figures.value < 1) return figures;
  const count = { a: 1, one: 1, '1': 1, three: 3, '3': 3 }[tokens[at]?.text ?? ''];
  const named = count === undefined ? at : skipHyphen(tokens, at + 1);
  const word = tokens[named]?.text;
  if (word === 'half') return { value: 0.5, next: named + 1 };
  const isQuarter = word === 'quarter' || word === 'quarters';
  return isQuarter ? { value: (count ?? 1) / 4, next: named + 1 } : undefined;
}

export function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '-' ? at + 1 : at;
}

function readFigures(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const text = tokens[at]?.text ?? '';
  if (!isFigure(tokens[at])) return undefined;
  // "1:30", either hours or minutes.
  const [whole = '', sixtieths] = text.split(':');
  const value = sixtieths ? Number(whole) + Number(sixtieths) / 60 : toNumber(text);
  return Number.isFinite(value) ? { value, next: at + 1 } : undefined;
}

function readWords(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const word = tokens[at]?.text ?? '';
  const second = tokens[at + 1]?.text;
  if (word === 'a' && second === 'dozen') return { value: 12, next: at + 2 };
  const couple = word === 'a' ? at + 1 : at;
  if (tokens[couple]?.text === 'couple') {
    return { value: 2, next: tokens[couple + 1]?.text === 'of' ? couple + 2 : couple + 1 };
  }
  const one = ONES.indexOf(word) + 1;
  if (one > 0) return { value: one, next: at + 1 };
  const ten = TENS.indexOf(word);
  if (ten < 0) return undefined;
  const behind = skipHyphen(tokens, at + 1);
  const more = ONES.slice(0, 9).indexOf(tokens[behind]?.text ?? '') + 1;
  return { value: (ten + 2) * 10 + more, next: more > 0 ? behind + 1 : at + 1 };
}
