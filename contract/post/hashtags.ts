import { TAG_MAX } from './limits.ts';
import { toTagKey } from './tag-key.ts';

const LETTERS = String.raw`[\p{L}\p{M}\p{N}_]+`;
/** Allowed inside a word: joiners, soft hyphens, and marks in Japanese, Catalan, Hebrew and Tibetan words. */
const INSIDE = String.raw`[\u00AD\u200C\u200D\u2060\u00B7\u05BE\u05F3\u05F4\u0F0B\u0F0C\u301C\u30A0\u30FB\u3003\uA67E\uFF5E\uFF65]+`;

/**
 * Matches `#word` and `@name`, but not inside a word, an address or a mail address. A tag needs a letter, so "#1" is
 * not a tag. Marks (`\p{M}`) are part of the letters of many scripts.
 */
export const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}_&/#＃﹟@＠.-])(?:[#＃﹟](?=[\p{N}_]*\p{L})|[@＠](?=\p{L}))${LETTERS}(?:${INSIDE}${LETTERS})*`,
  'gu',
);

export function isHashtag(word: string): boolean {
  return /^[#＃﹟]/.test(word) && word.normalize().length <= TAG_MAX + 1;
}

export function toHashtags(text: string): string[] {
  const words = Array.from(text.matchAll(NAMED), ([word]) => word);
  return [...new Set(words.filter(isHashtag).map(toTagKey))];
}
