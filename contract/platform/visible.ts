/** Character class of format characters, fillers, variation selectors and symbols with an empty glyph. */
export const INVISIBLE = String.raw`\p{Cf}\p{DI}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}`;

const VISIBLE = new RegExp(String.raw`[^\s${INVISIBLE}]`, 'u');

/** Returns false for an empty text and for a text without visible characters. */
export function hasVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Stores an optional text without visible characters as ''. */
export function withoutBlank(text: string): string {
  return hasVisible(text) ? text : '';
}
