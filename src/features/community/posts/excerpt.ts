import { toExcerptOf } from '../../../../contract/whole-letters.ts';

/**
 * Specification 9: so many characters of a post, 150 in the feed and 100 on a profile; "…" where there are more. Blank
 * lines are none of them: they would make a tall card of few words.
 */
export function toExcerpt(text: string, length: number): string {
  const lines = text.replace(/\n\s*\n/g, '\n');
  return toExcerptOf(lines, length);
}
