import * as v from 'valibot';
import type { PostChange } from '#contract/post/body.ts';
import type { DishOfPost } from '#contract/post/cooked.ts';
import { toHashtags } from '#contract/post/hashtags.ts';
import { Post } from '#contract/post/schema.ts';
import { toTagKey } from '#contract/post/tag-key.ts';
import { toIndexedWords } from '#contract/search/search.ts';
import { isUnspaced, toParts } from '#contract/search/word-parts.ts';

/** The part of a post that is stored as JSON. */
const PostBody = v.pick(Post, [
  '_id',
  'title',
  'content',
  'tags',
  'category',
  'type',
  'cuisine',
  'recipeId',
  'cooked',
  'rating',
  'createdAt',
  'updatedAt',
]);
export type PostBody = v.InferOutput<typeof PostBody>;

export function readPostBody(stored: string): PostBody {
  return v.parse(PostBody, JSON.parse(stored));
}

/** Serializes the fields in the order of the contract. */
export function toPostBody(post: PostBody): string {
  const { _id, title, content, tags, category, type, cuisine, createdAt, updatedAt } = post;
  const { recipeId, cooked, rating } = post;
  const dish = {
    ...(recipeId && { recipeId }),
    ...(cooked && { cooked }),
    ...(rating && { rating }),
  };
  const body = {
    _id,
    title,
    content,
    tags,
    category,
    type,
    cuisine,
    ...dish,
    createdAt,
    updatedAt,
  };
  return JSON.stringify(body satisfies PostBody);
}

export function toChangedBody(
  body: PostBody,
  change: Omit<PostChange, 'image' | 'images' | keyof DishOfPost>,
  dish: DishOfPost,
): PostBody {
  return {
    _id: body._id,
    createdAt: body.createdAt,
    ...dish,
    title: change.title ?? body.title,
    content: change.content ?? body.content,
    tags: change.tags ?? body.tags,
    category: change.category ?? body.category,
    type: change.type ?? body.type,
    cuisine: change.cuisine ?? body.cuisine,
    updatedAt: new Date().toISOString(),
  };
}

/** Index columns for lists, search and counting. */
export function toPostKeys({ title, content, tags, cuisine, ...dish }: PostBody) {
  const named = [title, cuisine, ...tags].flatMap(toIndexedWords);
  return {
    /** Chosen tags and hashtags in the text, without duplicates. */
    tagKeys: [...new Set([...tags.map(toTagKey), ...toHashtags(content)])],
    /** Candidates for mistyped words. Words of scripts without spaces are left out. */
    named: [...new Set(named.filter((word) => !isUnspaced(word)).flatMap(toParts))],
    terms: [...new Set([...named, ...toIndexedWords(content)].flatMap(toParts))],
    isCook: dish.cooked !== undefined || dish.rating !== undefined,
  };
}
