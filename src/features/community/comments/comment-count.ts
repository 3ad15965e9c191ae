import { COMMENT_MAX } from '../../../../contract/post/post-limits.ts';
import * as commentTexts from '../../../../texts/en/comments.ts';
import { postTexts } from '../../../../texts/en/posts.ts';

/** Where a screen reader is told what is left, and not at every letter. */
const TOLD_AT = [0, 20, 100];

/** What is said of the room that is left once so much was typed; '' where there is plenty. */
export function toCountWords(typed: number): string {
  const left = COMMENT_MAX - typed;
  if (left < 0) return postTexts.commentTooLong;
  const told = TOLD_AT.find((each) => left <= each);
  return told === undefined ? '' : commentTexts.charactersLeft(told);
}
