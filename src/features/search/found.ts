import type { ListedPerson } from '../../../contract/account/people.ts';
import type { ListedPost } from '../../../contract/post/post.ts';

/** As much of a post or person as a row of results shows. */
export type FoundPost = Pick<
  ListedPost,
  '_id' | 'title' | 'content' | 'author' | 'image' | 'type' | 'tags' | 'cuisine' | 'category'
> & {
  /** In a post that was opened the id alone. */
  authorId: string | { id: string };
};
export type FoundPerson = Pick<ListedPerson, 'id' | 'name' | 'avatar' | 'bio'>;
