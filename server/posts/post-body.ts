import type { NewPost, PostChange } from '../../contract/post/post-body.ts';
import { toTagKey } from '../../contract/post/post-text.ts';
import { toWords } from '../../contract/recipe/recipe-search.ts';

/** The part of a post that is stored as JSON. */
export interface PostBody extends Omit<NewPost, '_id' | 'image'> {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** Serializes the fields in the order of the contract. */
export function toPostBody(post: PostBody): string {
  const { _id, title, content, tags, category, type, cuisine, createdAt, updatedAt } = post;
  const body = { _id, title, content, tags, category, type, cuisine, createdAt, updatedAt };
  return JSON.stringify(body satisfies PostBody);
}

export function toChangedBody(body: PostBody, change: Omit<PostChange, 'image'>): PostBody {
  return {
    ...body,
    title: change.title ?? body.title,
    content: change.content ?? body.content,
    tags: change.tags ?? body.tags,
    category: change.category ?? body.category,
    type: change.type ?? body.type,
    cuisine: change.cuisine ?? body.cuisine,
    updatedAt: new Date().toISOString(),
  };
}

/** Index columns for lists and search. */
export function toPostKeys({ title, content, tags, cuisine }: PostBody) {
  const named = [...new Set([title, cuisine, ...tags].flatMap(toWords))];
  return {
    tagKeys: tags.map(toTagKey),
    /** Candidates for mistyped words. */
    named,
    terms: [...new Set([...named, ...toWords(content)])],
  };
}
