import type { ListedPost } from '../../contract/post/post.ts';
import { toImages } from '../../contract/post/post-images.ts';
import type { WaitingImage } from '../../contract/writes/post-fields.ts';
import type { ShownPost } from './overlay/views.ts';

/** The pictures of a post on screen: the pending ones if a write changes them, or else those of the server. */
export function toShownPictures(
  post: ShownPost<Pick<ListedPost, 'image' | 'images'>>,
): readonly WaitingImage[] {
  return post.pictures ?? toImages(post);
}
