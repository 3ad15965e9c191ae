import { COMMENT_MAX } from '#contract/post/limits.ts';
import * as commentTexts from '#texts/comment.ts';
import * as postTexts from '#texts/post.ts';

/** Remaining characters at which a screen reader announces the count. Every keystroke would be too many. */
const ANNOUNCED_AT = [0, 20, 100];

/** Announcement for a comment of `typed` characters, or '' if more than 100 characters remain. */
export function toCountWords(typed: number): string {
  const left = COMMENT_MAX - typed;
  if (left < 0) return postTexts.commentTooLong;
  const announced = ANNOUNCED_AT.find((each) => left <= each);
  return announced === undefined ? '' : commentTexts.charactersLeft(announced);
}
