import { toImages } from '#contract/post/images.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import type { WaitingImage } from '#contract/post/waiting-fields.ts';
import type { ShownPost } from '#domain/overlay/views.ts';

/** The pictures of a post on screen: the pending ones if a write changes them, or else those of the server. */
export function toShownPictures(
  post: ShownPost<Pick<ListedPost, 'image' | 'images'>>,
): readonly WaitingImage[] {
  return post.pictures ?? toImages(post);
}
