import * as v from 'valibot';
import { hasVisible, withoutBlank } from '#contract/platform/visible.ts';
import { postTexts as texts } from '#texts/posts.ts';
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
    v.check(isReadable, texts.unreadable),
  );

export const Title = toText(texts.required, TITLE_MAX, texts.titleTooLong);
export const Content = toText(texts.required, CONTENT_MAX, texts.contentTooLong);
export const CommentContent = toText(texts.commentRequired, COMMENT_MAX, texts.commentTooLong);

export const Tag = v.pipe(
  v.string(texts.tagInvalid),
  v.trim(),
  v.minLength(1, texts.tagInvalid),
  v.maxLength(TAG_MAX, texts.tagInvalid),
  v.check(isReadable, texts.unreadable),
  // A single # is not a tag.
  v.check((text) => hasVisible(toTagKey(text)), texts.tagInvalid),
);

export const Cuisine = v.pipe(
  v.string(texts.cuisineTooLong),
  v.maxLength(CUISINE_MAX, texts.cuisineTooLong),
  v.check(isReadable, texts.unreadable),
  v.transform(withoutBlank),
);
