import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import type { MyDiet } from '#contract/diet/schema.ts';
import type { Household } from '#contract/household/schema.ts';
import type { List } from '#contract/list/schema.ts';
import type { ListState } from '#contract/list/state.ts';
import type { PostImage } from '#contract/post/images.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import type { WaitingImage } from '#contract/post/waiting-fields.ts';
import type { PushSettings } from '#contract/push/settings.ts';
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
  diet?: MyDiet | null | undefined;
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
  /** True for the placeholder of a deleted comment with replies. */
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
 * A post with its pending writes. `delivery` is the state of its text; comments have their own. `upload` is the id of
 * the first picture while it has no address, or else '' or undefined. `pictures` are the pending pictures, if a write
 * changes them.
 */
export type ShownPost<P> = P & {
  delivery?: Delivery;
  upload?: string;
  pictures?: readonly WaitingImage[];
};

/** A shopping list and its content. `deliveries` holds the state of every need with pending writes. */
export interface ListView {
  list: List;
  state: ListState;
  deliveries: ReadonlyMap<string, Delivery>;
}

/**
 * A recipe of the member with its pending writes. `delivery` is the state of its text. `pictures` are the pictures if
 * some still wait to be uploaded. `refused` is an edit that the server has refused, while `recipe` is the server's.
 */
export interface CookbookView {
  recipe: CookbookRecipe;
  delivery?: Delivery;
  pictures?: readonly WaitingImage[];
  refused?: { fields: CookbookFields; delivery: Delivery };
}

/** The viewer of a post. `withRefused` also shows refused edits. */
export interface Viewer {
  me: Me;
  withRefused: boolean;
}

/** The optimistic overlay of a write: the changes that each view shows before a response contains them. */
export interface Overlay<C> {
  me<M extends MeView>(me: M, write: PendingWrite<C>): M;
  /** Undefined if the post is removed. */
  post<P extends PostView>(
    post: ShownPost<P>,
    write: PendingWrite<C>,
    viewer: Viewer,
  ): ShownPost<P> | undefined;
  /** A post that the server does not have yet, as a list shows it. */
  newPost(write: PendingWrite<C>, me: Me): ShownPost<ListedPost> | undefined;
  /** The tips of a dish, with new ones by `me` first. */
  tips(
    tips: readonly ShownTip[],
    write: PendingWrite<C>,
    recipeId: string,
    me: Me,
  ): readonly ShownTip[];
  /** Shopping lists, with new ones last. */
  lists(lists: readonly ListView[], write: PendingWrite<C>, me: Me): readonly ListView[];
  /** The household of `me`, null without one. */
  household(household: Household | null, write: PendingWrite<C>, me: Me): Household | null;
  /** The time up to which notifications will be read, in microseconds since 1970. `until` is the previous value. */
  readUntil(until: number, write: PendingWrite<C>): number;
  /** True or false if the write likes or unlikes this post; otherwise undefined. */
  likes(command: C, postId: string): boolean | undefined;
  /** True or false if the write follows or unfollows this user; otherwise undefined. */
  follows(command: C, userId: string): boolean | undefined;
}

/** An overlay that changes no view. A write spreads it and overrides the views that it changes. */
export const NO_OVERLAY: Overlay<unknown> = {
  me: (me) => me,
  post: (post) => post,
  newPost: () => undefined,
  tips: (tips) => tips,
  lists: (lists) => lists,
  household: (household) => household,
  readUntil: (until) => until,
  likes: () => undefined,
  follows: () => undefined,
};
