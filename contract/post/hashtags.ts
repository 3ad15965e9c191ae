import { TAG_MAX } from './post-limits.ts';
import { toTagKey } from './tag-key.ts';

/**
 * `#word` and `@name` in somebody's text, not in the middle of a word, an address or a mail address. A number alone is no
 * tag: "#1" is a place on a list. Marks (`\p{M}`) are parts of the letters of many scripts.
 */
export const NAMED =
  /(?<![\p{L}\p{M}\p{N}_&/#@.-])(?:#(?=[\p{N}_]*\p{L})|@(?=\p{L}))[\p{L}\p{M}\p{N}_]+/gu;

/** Whether it can be a tag: one that is longer than any tag names nothing. */
export function isHashtag(word: string): boolean {
  return word.startsWith('#') && word.length <= TAG_MAX + 1;
}

/** The tags in a text, each once, in lower case and without `#`. */
export function toHashtags(text: string): string[] {
  const words = Array.from(text.matchAll(NAMED), ([word]) => word);
  return [...new Set(words.filter(isHashtag).map(toTagKey))];
}
