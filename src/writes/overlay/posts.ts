import { toView } from '../all.ts';
import { withoutBlocked } from './blocked.ts';
import { isEffective, type Me, type PendingWrite } from './pending.ts';
import type { CommentView, PostView, ShownComment, ShownPost, Viewer } from './views.ts';

/** A post as it will be; undefined where it is being deleted. `withRefused`: with refused edits too. */
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

/** Undefined where its author is blocked; without the comments of those who are. */
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

/** A list of posts as it will be. The user's own unsent ones come first, newest first, where `withOwn` says so. */
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

/** The comments of a post with the user's own that wait, oldest first. A refused one stays in sight. */
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

/** Whether this user will like the post; undefined where no pending write says so. */
export function findLike(pending: readonly PendingWrite[], postId: string): boolean | undefined {
  return findLast(pending, (write) => toView(write.command).overlay.likes(write.command, postId));
}

/** The last thing that effective writes say. */
export function findLast<T>(
  pending: readonly PendingWrite[],
  say: (write: PendingWrite) => T | undefined,
): T | undefined {
  return pending
    .filter(isEffective)
    .reduce<T | undefined>((last, write) => say(write) ?? last, undefined);
}
