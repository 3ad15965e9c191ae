import type { NewPost, PostChange } from '../../contract/post-body.ts';
import { toTagKey } from '../../contract/post-text.ts';
import { toWords } from '../../contract/recipe-search.ts';

/** What a post says, as it is kept and answered letter for letter. */
export interface PostBody extends Omit<NewPost, '_id' | 'image'> {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** In the order of the contract, whatever order the fields come in. */
export function toPostBody(post: PostBody): string {
  const { _id, title, content, tags, category, type, cuisine, createdAt, updatedAt } = post;
  const body = { _id, title, content, tags, category, type, cuisine, createdAt, updatedAt };
  return JSON.stringify(body satisfies PostBody);
}

/** What is not in the change stays as it is. */
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

/** What lists choose a post by. */
export function toPostKeys({ title, content, tags, cuisine }: PostBody) {
  const named = [...new Set([title, cuisine, ...tags].flatMap(toWords))];
  return {
    tagKeys: tags.map(toTagKey),
    /** What a mistyped word may have meant. */
    named,
    terms: [...new Set([...named, ...toWords(content)])],
  };
}
