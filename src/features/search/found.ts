import type { ListedPerson } from '../../../contract/account/people.ts';
import type { ListedPost } from '../../../contract/post/post.ts';

/** As much of a post or person as a row of results shows. */
export type FoundPost = Pick<
  ListedPost,
  '_id' | 'title' | 'content' | 'author' | 'image' | 'type' | 'tags' | 'cuisine' | 'category'
>;
export type FoundPerson = Pick<ListedPerson, 'id' | 'name' | 'avatar' | 'bio'>;
