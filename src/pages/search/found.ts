import type { ListedPerson } from '#contract/member/schema.ts';
import type { ListedPost } from '#contract/post/schema.ts';

/** The part of a post or person that a result row shows. */
export type FoundPost = Pick<
  ListedPost,
  '_id' | 'title' | 'content' | 'author' | 'image' | 'type' | 'tags' | 'cuisine' | 'category'
> & {
  /** Only the id in a post that was stored from its own page. */
  authorId: string | { id: string };
};
export type FoundPerson = Pick<ListedPerson, 'id' | 'name' | 'avatar' | 'bio'>;
