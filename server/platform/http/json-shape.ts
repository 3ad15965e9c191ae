import { BODY_MAX, NESTING_MAX } from '#contract/platform/body-limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set(['[', '{'].map((letter) => letter.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((letter) => letter.charCodeAt(0)));

/**
 * Returns the reason if a JSON text is too costly to parse. Reads the text once. Only strings may be long, such as a
 * picture: millions of brackets or numbers would become millions of values.
 */
export function findCostlyShape(text: string): 'too deep' | 'too many values' | undefined {
  let depth = 0;
  let outside = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    outside += 1;
    if (outside > BODY_MAX) return 'too many values';
    if (letter === QUOTE) at = findStringEnd(text, at);
    else if (CLOSING.has(letter)) depth -= 1;
    else if (OPENING.has(letter)) {
      depth += 1;
      if (depth > NESTING_MAX) return 'too deep';
    }
  }
  return undefined;
}

/** Returns the position of the closing quote, or the length of the text without one. */
function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** A quote is escaped after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}
