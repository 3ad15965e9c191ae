import * as v from 'valibot';
import { hasVisible, withoutBlank } from '#contract/platform/visible.ts';
import * as postTexts from '#texts/post.ts';
import { COMMENT_MAX, CONTENT_MAX, CUISINE_MAX, TAG_MAX, TITLE_MAX } from './limits.ts';
import { toTagKey } from './tag-key.ts';

/** Control characters other than tab and newline, and lone surrogates. Every other character is shown as text. */
const UNREADABLE = /[^\P{Cc}\n\t]|\p{Cs}/u;

export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** Text that people write is refused or stored unchanged, never trimmed. A missing text counts as blank. */
const toText = (blank: string, max: number, tooLong: string) =>
  v.pipe(
    v.optional(v.string(blank), ''),
    v.check(hasVisible, blank),
    v.maxLength(max, tooLong),
    v.check(isReadable, postTexts.unreadable),
  );

export const Title = toText(postTexts.required, TITLE_MAX, postTexts.titleTooLong);
export const Content = toText(postTexts.required, CONTENT_MAX, postTexts.contentTooLong);
export const CommentContent = toText(
  postTexts.commentRequired,
  COMMENT_MAX,
  postTexts.commentTooLong,
);

export const Tag = v.pipe(
  v.string(postTexts.tagInvalid),
  v.trim(),
  v.minLength(1, postTexts.tagInvalid),
  v.maxLength(TAG_MAX, postTexts.tagInvalid),
  v.check(isReadable, postTexts.unreadable),
  // A single # is not a tag.
  v.check((text) => hasVisible(toTagKey(text)), postTexts.tagInvalid),
);

export const Cuisine = v.pipe(
  v.string(postTexts.cuisineTooLong),
  v.maxLength(CUISINE_MAX, postTexts.cuisineTooLong),
  v.check(isReadable, postTexts.unreadable),
  v.transform(withoutBlank),
);
