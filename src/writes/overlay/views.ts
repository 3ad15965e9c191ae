import type { ListedPost } from '../../../contract/post/post.ts';
import type { PostImage } from '../../../contract/post/post-images.ts';
import type { PushSettings } from '../../../contract/push/push-settings.ts';
import type { WaitingImage } from '../../../contract/writes/post-fields.ts';
import type { Delivery, Me, PendingWrite } from './pending.ts';

/** The fields of a user's own record that a write may change. */
export interface MeView {
  name: string;
  bio?: string | undefined;
  avatar?: string | undefined;
  following: readonly string[];
  followingCount: number;
  favorites: readonly string[];
  savedRecipes: readonly string[];
  recipeNotes?: readonly { recipeId: string; text: string }[] | undefined;
  blocked?: readonly string[] | undefined;
  hiddenPosts?: readonly string[] | undefined;
  pushSettings?: PushSettings | undefined;
}

export interface CommentView {
  _id: string;
  author: string;
  authorId: string;
  avatar: string;
  content: string;
  createdAt: string;
  editedAt?: string | undefined;
  replyTo?: string | undefined;
  hidden?: boolean | undefined;
  /** As the server shows a deleted comment that has replies. */
  deleted?: boolean | undefined;
}
export type ShownComment<C> = (C | CommentView) & { delivery?: Delivery };

export interface PostView {
  _id: string;
  authorId?: string | { id: string };
  likes: readonly string[];
  likeCount: number;
  likedByMe?: boolean | undefined;
  commentCount: number;
  recipeId?: string | null | undefined;
  rating?: number | null | undefined;
  images?: readonly PostImage[] | undefined;
  comments?: readonly CommentView[] | undefined;
}

export interface TipView {
  _id: string;
  step: number;
  content: string;
  author: string;
  authorId: string;
  createdAt: string;
  likeCount: number;
  likedByMe: boolean;
  hidden?: boolean | undefined;
}
export type ShownTip = TipView & { delivery?: Delivery };

/**
 * A post with its pending writes: `delivery` of its text, `comments` with their own. `upload`: the id of its first picture while
 * that has no address, else '' or nothing. `pictures`: what it will show, where a write says so.
 */
export type ShownPost<P> = P & {
  delivery?: Delivery;
  upload?: string;
  pictures?: readonly WaitingImage[];
};

/** For whom a post is shown. `withRefused`: refused edits are shown too. */
export interface Viewer {
  me: Me;
  withRefused: boolean;
}

/** The optimistic overlay of one write: what each view shows before the server's answer does. */
export interface Overlay<C> {
  me<M extends MeView>(me: M, write: PendingWrite<C>): M;
  /** Undefined where the post disappears. */
  post<P extends PostView>(
    post: ShownPost<P>,
    write: PendingWrite<C>,
    viewer: Viewer,
  ): ShownPost<P> | undefined;
  /** A post that the server does not have yet, as it would be listed. */
  newPost(write: PendingWrite<C>, me: Me): ShownPost<ListedPost> | undefined;
  /** The tips of a dish, those that `me` has just given first. */
  tips(
    tips: readonly ShownTip[],
    write: PendingWrite<C>,
    recipeId: string,
    me: Me,
  ): readonly ShownTip[];
  /** Up to when notifications will be read, in microseconds since 1970; `until` is what was said before. */
  readUntil(until: number, write: PendingWrite<C>): number;
  /** Whether `me` will like this post; undefined where the write does not say. */
  likes(command: C, postId: string): boolean | undefined;
  /** Whether `me` will follow this user; undefined where the write does not say. */
  follows(command: C, userId: string): boolean | undefined;
}

/** Changes no view. A write spreads it and replaces what it changes. */
export const NO_OVERLAY: Overlay<unknown> = {
  me: (me) => me,
  post: (post) => post,
  newPost: () => undefined,
  tips: (tips) => tips,
  readUntil: (until) => until,
  likes: () => undefined,
  follows: () => undefined,
};
