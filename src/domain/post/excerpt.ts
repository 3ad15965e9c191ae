import { truncateWithEllipsis } from '#contract/platform/truncate.ts';

/**
 * Excerpt of a post: at most `length` characters, then "…". Blank lines are removed, since they would make a tall card
 * of few words.
 */
export function toExcerpt(text: string, length: number): string {
  const lines = text.replace(/\n\s*\n/g, '\n');
  return truncateWithEllipsis(lines, length);
}
