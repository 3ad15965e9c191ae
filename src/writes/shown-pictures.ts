import type { ListedPost } from '../../contract/post/post.ts';
import { toImages } from '../../contract/post/post-images.ts';
import type { WaitingImage } from '../../contract/writes/post-fields.ts';
import type { ShownPost } from './overlay/views.ts';

/** The pictures of a post on a screen: what waits to be sent says which, else the answer. */
export function toShownPictures(
  post: ShownPost<Pick<ListedPost, 'image' | 'images'>>,
): readonly WaitingImage[] {
  return post.pictures ?? toImages(post);
}
