import { TAG_MAX, TAGS_MAX } from '../../../../contract/post/post-limits.ts';
import { toTagKey } from '../../../../contract/post/tag-key.ts';
import { postTexts as texts } from '../../../../texts/en/posts.ts';
import * as writingTexts from '../../../../texts/en/writing.ts';

/** The tags with one more, or why it cannot be added. Nothing to add is no failure. */
export type Tagged = { tags: readonly string[]; failure?: string };

/** Specification 5: tags are trimmed and may not repeat. */
export function addTag(tags: readonly string[], typed: string): Tagged {
  const tag = typed.trim().normalize();
  if (toTagKey(tag) === '') return { tags };
  if (hasTag(tags, tag)) return { tags, failure: writingTexts.tagIsThere(tag) };
  if (tag.length > TAG_MAX) return { tags, failure: texts.tagInvalid };
  if (tags.length >= TAGS_MAX) return { tags, failure: texts.tagsTooMany };
  return { tags: [...tags, tag] };
}

/** Specification 5: hashtags get a leading # if missing. A hashtag is one word. */
export function toHashtag(typed: string): string {
  const word = typed
    .normalize()
    .replace(/^[\s#＃﹟]+/, '')
    .replace(/\s+/g, '');
  return word && `#${word}`;
}

/** Between two tags: commas of several scripts, and line ends of what was pasted. */
const SEPARATOR = /[,，、､،\n]+/;

export function hasSeparator(text: string): boolean {
  return SEPARATOR.test(text);
}

/** The tags with those typed, as hashtags. What cannot be added stays in `rest`, with the reason of the first. */
export function addTags(tags: readonly string[], typed: string): Tagged & { rest: string } {
  const left: string[] = [];
  let [next, failure]: [readonly string[], string | undefined] = [tags, undefined];
  for (const piece of typed.split(SEPARATOR)) {
    const added = addTag(next, toHashtag(piece));
    next = added.tags;
    if (added.failure === undefined) continue;
    left.push(piece.trim());
    failure ??= added.failure;
  }
  return { tags: next, rest: left.join(', '), ...(failure !== undefined && { failure }) };
}

export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => toTagKey(one) === toTagKey(tag));
}

export function removeTag(tags: readonly string[], tag: string): readonly string[] {
  return tags.filter((one) => toTagKey(one) !== toTagKey(tag));
}
