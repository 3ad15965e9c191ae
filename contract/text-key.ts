import { INVISIBLE } from './visible.ts';

const UNSEEN = new RegExp(`[${INVISIBLE}]+`, 'gu');

/**
 * By what two short texts of people (tags, names) are the same: Unicode's NFKC and case folding, which leave out what is
 * invisible. Beyond those, the Turkish dotted and dotless i are one letter, and so are the two wave dashes of Japanese keyboards.
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
