import { toGraphemes } from '#contract/platform/truncate.ts';

/** Measures a text in pixels of the picture. */
type Width = (text: string) => number;

/**
 * Breaks a text into at most `count` lines no wider than `most`, within a word if it is too long. Ends in "…" if more
 * text is left.
 */
export function wrapWords(text: string, most: number, count: number, toWidth: Width): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && toWidth(`${last} ${word}`) <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(...breakWord(word, most, toWidth));
  }
  const shown = lines.slice(0, count);
  const end = shown.pop();
  if (end === undefined) return [];
  return [...shown, lines.length > count ? toShortened(end, most, toWidth) : end];
}

function breakWord(word: string, most: number, toWidth: Width): string[] {
  const parts = [''];
  for (const letter of toGraphemes(word)) {
    const part = parts.at(-1) ?? '';
    if (part === '' || toWidth(part + letter) <= most) parts[parts.length - 1] = part + letter;
    else parts.push(letter);
  }
  return parts;
}

function toShortened(line: string, most: number, toWidth: Width): string {
  const letters = toGraphemes(line);
  const toShown = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && toWidth(toShown()) > most) letters.pop();
  return toShown();
}
