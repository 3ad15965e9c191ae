import { TAG_MAX, TAGS_MAX } from '#contract/post/limits.ts';
import { toTagKey } from '#contract/post/tag-key.ts';
import * as postTexts from '#texts/post.ts';
import * as postFormTexts from '#texts/post-form.ts';

/** The new list of tags, with `failure` if the tag was rejected. An empty tag is ignored. */
export type Tagged = { tags: readonly string[]; failure?: string };

/** Tags are trimmed and unique. */
export function addTag(tags: readonly string[], typed: string): Tagged {
  const tag = typed.trim().normalize();
  if (toTagKey(tag) === '') return { tags };
  if (hasTag(tags, tag)) return { tags, failure: postFormTexts.tagIsThere(tag) };
  if (tag.length > TAG_MAX) return { tags, failure: postTexts.tagInvalid };
  if (tags.length >= TAGS_MAX) return { tags, failure: postTexts.tagsTooMany };
  return { tags: [...tags, tag] };
}

/** Adds a missing leading #. A hashtag is one word. */
export function toHashtag(typed: string): string {
  const word = typed
    .normalize()
    .replace(/^[\s#＃﹟]+/, '')
    .replace(/\s+/g, '');
  return word && `#${word}`;
}

/** Separates tags: commas of several scripts, and line breaks in pasted text. */
const SEPARATOR = /[,，、､،\n]+/;

export function hasSeparator(text: string): boolean {
  return SEPARATOR.test(text);
}

/** Adds the typed tags as hashtags. Rejected ones stay in `rest`, with the reason of the first. */
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
