import { INVISIBLE } from './visible.ts';

const INVISIBLE_RUN = new RegExp(`[${INVISIBLE}]+`, 'gu');

/**
 * Returns the key for comparing tags and names: Unicode's NFKC with case folding, without invisible characters. The
 * Turkish dotted and dotless i count as one letter, and so do the two Japanese wave dashes.
 */
export function toTextKey(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INVISIBLE_RUN, '')
      // This order turns ß and ẞ into ss, and ı into i.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll('i\u0307', 'i')
      .replaceAll('ς', 'σ')
      .replaceAll('〜', '~')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
