import type { ListedPost } from '../../../contract/post.ts';
import { POST_CATEGORIES, POST_TYPES } from '../../../contract/post-limits.ts';
import type { CommandOf } from '../../../contract/writes/all.ts';
import type { PostChanges } from '../../../contract/writes/post-fields.ts';
import { type CommentShape, overlayComments, type ShownComment } from './comments.ts';
import { type Delivery, isEffective, type Laid, listLaid, type Me } from './laid.ts';

interface PostShape {
  _id: string;
  likes: readonly string[];
  likeCount: number;
  likedByMe?: boolean | undefined;
  commentCount: number;
  comments?: readonly CommentShape[] | undefined;
}
/**
 * A post with what waits of it: `delivery` of its text, `comments` with their own. `upload`: its picture, where that has no
 * address yet; else '' or nothing.
 */
export type ShownPost<P> = P & { delivery?: Delivery; upload?: string };

/** A post as it will be; undefined where it is being deleted. `withRefused`: with the words that were refused, too. */
export function overlayPost<P extends PostShape>(
  post: P,
  laid: readonly Laid[],
  me: Me,
  withRefused = false,
): ShownPost<P> | undefined {
  const isGone = listLaid(laid, 'post.delete').some(
    (each) => isEffective(each) && each.command.postId === post._id,
  );
  if (isGone) return undefined;
  return {
    ...withLike(withComments(post, laid, me), laid, me),
    ...toEdit(post._id, laid, withRefused),
  };
}

function withLike<P extends PostShape>(post: P, laid: readonly Laid[], me: Me): P {
  const wish = listLaid(laid, 'like.set').findLast(
    (each) => isEffective(each) && each.command.postId === post._id,
  );
  const likes = post.likedByMe ?? post.likes.includes(me.id);
  if (!wish || wish.command.on === likes) return post;
  const { on } = wish.command;
  const others = post.likes.filter((id) => id !== me.id);
  return {
    ...post,
    likedByMe: on,
    likes: on ? [me.id, ...others] : others,
    likeCount: post.likeCount + (on ? 1 : -1),
  };
}

/** Without the comments themselves (in lists) a count may be one too high until the list is asked for again. */
function withComments<P extends PostShape>(post: P, laid: readonly Laid[], me: Me): P {
  const { comments } = post;
  if (comments) {
    const shown: ShownComment<CommentShape>[] = overlayComments(comments, laid, post._id, me);
    return {
      ...post,
      comments: shown,
      commentCount: post.commentCount + shown.length - comments.length,
    };
  }
  const isHere = (each: Laid<CommandOf<'comment.add' | 'comment.delete'>>) =>
    isEffective(each) && each.command.postId === post._id;
  const more = listLaid(laid, 'comment.add').filter(isHere);
  const fewer = listLaid(laid, 'comment.delete').filter(isHere);
  return { ...post, commentCount: Math.max(0, post.commentCount + more.length - fewer.length) };
}

/** The last words written on it. A refused edit may change nothing but says so. */
function toEdit(postId: string, laid: readonly Laid[], withRefused: boolean) {
  const edits = listLaid(laid, 'post.update').filter(({ command }) => command.postId === postId);
  const changes: ReturnType<typeof toText> = Object.assign(
    {},
    ...edits
      .filter((each) => withRefused || isEffective(each))
      .map(({ command }) => toText(command.changes)),
  );
  const delivery = edits.at(-1)?.delivery ?? toCreation(postId, laid)?.delivery;
  return { ...changes, ...(delivery && { delivery }) };
}

function toCreation(postId: string, laid: readonly Laid[]) {
  return listLaid(laid, 'post.create').find(({ command }) => command.post._id === postId);
}

/** Words of the post alone, as the contract knows them; a picture that is still to be uploaded has no address yet. */
function toText({ image, category, type, ...text }: PostChanges) {
  const kind = POST_CATEGORIES.find((known) => known === category);
  const look = POST_TYPES.find((known) => known === type);
  return {
    ...text,
    ...(kind && { category: kind }),
    ...(look && { type: look }),
    ...(typeof image === 'object' && image !== null && { upload: image.upload }),
    ...((image === null || typeof image === 'string') && { image, upload: '' }),
  };
}

/** Posts of `me` that the server's list does not have yet, newest first; as the server would give them. */
function listOwnWaiting(known: ReadonlySet<string>, laid: readonly Laid[], me: Me) {
  const creations = listLaid(laid, 'post.create').filter(
    ({ command }) => !known.has(command.post._id),
  );
  return creations.map((creation) => toOwnPost(creation, me)).toReversed();
}

function toOwnPost({ command, at }: Laid<CommandOf<'post.create'>>, me: Me): ShownPost<ListedPost> {
  const { id, name, avatar = '' } = me;
  const { _id, title, content, tags = [], cuisine = '' } = command.post;
  const createdAt = new Date(at).toISOString();
  return {
    category: 'recipe',
    type: 'recipe',
    image: null,
    ...toText(command.post),
    _id,
    title,
    content,
    tags,
    cuisine,
    author: name,
    authorId: { id, name, avatar },
    createdAt,
    updatedAt: createdAt,
    likes: [],
    likeCount: 0,
    likedByMe: false,
    commentCount: 0,
  };
}

/** A list of posts as it will be. One's own unsent ones come first where `withOwn` says that they belong here. */
export function overlayPosts<P extends PostShape>(
  posts: readonly P[],
  laid: readonly Laid[],
  { me, withOwn }: { me: Me; withOwn: boolean },
) {
  const known = new Set(posts.map(({ _id }) => _id));
  const own = withOwn ? listOwnWaiting(known, laid, me) : [];
  return [...own, ...posts].flatMap((post) => overlayPost(post, laid, me) ?? []);
}
