/** Format characters, fillers, variation selectors, and symbols with an empty glyph. For a class of a regular expression. */
export const INVISIBLE = String.raw`\p{Cf}\p{DI}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}`;

const VISIBLE = new RegExp(String.raw`[^\s${INVISIBLE}]`, 'u');

/** False for an empty text and for one that shows nothing. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Optional texts that show nothing are stored as empty ones. */
export function withoutBlank(text: string): string {
  return hasVisible(text) ? text : '';
}
