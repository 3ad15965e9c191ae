export const comments = 'Comments';
export const commentsNotOnDevice = 'The comments are not on this device yet.';
export const yourComment = 'Your comment';
export const post = 'Post';
export const notShown = 'This post could not be shown';
export const loadingPost = 'Loading post';
export const community = 'Community';
export const cuisineAndTags = 'Cuisine and tags';
interface OpenPicture {
  title: string;
  /** Alt text of the picture from its author, if there is one. */
  alt: string;
  /** Position of the picture among all of the post. */
  at: number;
  of: number;
}
export function openPicture({ title, alt, at, of }: OpenPicture): string {
  const which = of === 1 ? 'the picture' : `picture ${at} of ${of}`;
  return `Open ${which} of “${title}”${alt && `: ${alt}`}`;
}
export const commentCount = (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`;
export const edited = 'edited';
