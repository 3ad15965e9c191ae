import { toView } from '#domain/writes.ts';
import { withoutBlocked } from './excluded.ts';
import { isEffective, type Me, type PendingWrite } from './pending.ts';
import type { CommentView, PostView, ShownComment, ShownPost, Viewer } from './views.ts';

/** A post with pending writes applied; undefined if it is being deleted. `withRefused` also applies refused edits. */
export function overlayPost<P extends PostView>(
  post: P,
  pending: readonly PendingWrite[],
  me: Me,
  withRefused = false,
): ShownPost<P> | undefined {
  const viewer: Viewer = { me, withRefused };
  let shown: ShownPost<P> | undefined = leaveOutBlocked(post, me);
  for (const write of pending) {
    shown &&= toView(write.command).overlay.post<P>(shown, write, viewer);
  }
  return shown;
}

/** Undefined if the post's author is blocked. Comments by blocked members are removed. */
function leaveOutBlocked<P extends PostView>(post: P, me: Me): P | undefined {
  if (!me.blocked?.length) return post;
  const { authorId = '', comments } = post;
  const [author] = withoutBlocked(
    [typeof authorId === 'string' ? authorId : authorId.id],
    me,
    String,
  );
  if (author === undefined) return undefined;
  if (comments === undefined) return post;
  return { ...post, comments: withoutBlocked(comments, me, toCommenter) };
}

const toCommenter = ({ authorId }: CommentView) => authorId;

/** A list of posts with pending writes applied. With `withOwn`, the user's unsent posts come first, newest first. */
export function overlayPosts<P extends PostView>(
  posts: readonly P[],
  pending: readonly PendingWrite[],
  { me, withOwn }: { me: Me; withOwn: boolean },
) {
  const known = new Set(posts.map(({ _id }) => _id));
  const own = withOwn
    ? pending
        .flatMap((write) => toView(write.command).overlay.newPost(write, me) ?? [])
        .filter(({ _id }) => !known.has(_id))
        .toReversed()
    : [];
  return [...own, ...posts].flatMap((post) => overlayPost(post, pending, me) ?? []);
}

/** The comments of a post with the user's pending ones, oldest first. A refused one stays visible. */
export function overlayComments<C extends CommentView>(
  comments: readonly C[],
  pending: readonly PendingWrite[],
  postId: string,
  me: Me,
): ShownComment<C>[] {
  const post = { _id: postId, likes: [], likeCount: 0, commentCount: comments.length, comments };
  const shown: readonly ShownComment<C>[] = overlayPost(post, pending, me)?.comments ?? comments;
  return [...shown];
}

/** True or false if a pending write likes or unlikes the post; otherwise undefined. */
export function findLike(pending: readonly PendingWrite[], postId: string): boolean | undefined {
  return findLast(pending, (write) => toView(write.command).overlay.likes(write.command, postId));
}

/** The last defined result of `say` over all effective writes. */
export function findLast<T>(
  pending: readonly PendingWrite[],
  read: (write: PendingWrite) => T | undefined,
): T | undefined {
  return pending
    .filter(isEffective)
    .reduce<T | undefined>((last, write) => read(write) ?? last, undefined);
}
