import { INVISIBLE } from './visible.ts';

const UNSEEN = new RegExp(`[${INVISIBLE}]+`, 'gu');

/**
 * The key that compares tags and names: Unicode's NFKC with case folding, without invisible characters. The Turkish dotted and
 * dotless i are one letter, and so are the two wave dashes of Japanese keyboards.
 */
export function toTextKey(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(UNSEEN, '')
      // In this order ß and ẞ are ss, and ı is i.
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
