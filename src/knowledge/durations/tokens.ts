import { FRACTION, SLASH } from '../amounts.ts';

export interface Token {
  text: string;
  start: number;
  end: number;
}

/** "1 1/2", "1-1/2" and "1:30" are one number, "1-1½" is a range. A hyphen is a separate token. */
const TOKEN = new RegExp(
  String.raw`\d{1,2}:[0-5]\d(?!\d)|\d+[ -]\d${SLASH}\d+|\d+${SLASH}\d+|\d+(?:[.,]\d+)?(?:\s?[${FRACTION}])?|[${FRACTION}]|\p{L}+|[^\s]`,
  'gu',
);
const NUMBER_START = new RegExp(String.raw`^[\d${FRACTION}]`);

export function isFigure(token: Token | undefined): boolean {
  return NUMBER_START.test(token?.text ?? '');
}

export function toTokens(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));
}
