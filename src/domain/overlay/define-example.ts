import type { Command, CommandOf, Op } from '#contract/writes.ts';
import type { CookbookView, ListView, MeView, PostView, ShownPost, TipView } from './views.ts';

/** Input for an example: the history of a user, on a phone used only by known members. */
export interface World {
  /** Selects one of a few recipes, users and posts, so that writes collide. */
  n: number;
  nextId: (prefix: string) => string;
  /** Unique text that must not get lost. In some lives the server refuses it. */
  text: () => string;
  /** True if the example should have an attachment. */
  isWithFile: boolean;
  /** A post of the user or of another member. */
  postId: string;
  /** The command that made something the user has not removed since, with its current id. */
  made: <O extends Op>(op: O) => CommandOf<O> | undefined;
  /** The server's version of a post, or null if it has none. */
  versionOf: (postId: string) => string | null;
  /** The server's version of an own recipe, or `NO_VERSION` if it has none. */
  cookbookVersionOf: (recipeId: string) => string;
  /** Returns the toggle in the opposite state of the last wish. */
  flip: <C extends Command & { on: boolean }>(command: C) => C;
}

/** The data that screens show, with all pending writes applied. */
export interface Views {
  me: MeView;
  post(id: string): ShownPost<PostView & { author: string }> | undefined;
  tips(recipeId: string): readonly TipView[];
  list(id: string): ListView | undefined;
  cookbook(id: string): CookbookView | undefined;
  follows(userId: string): boolean;
  /** Notifications up to this time are read. */
  readUntil: number;
  /** The current id of a thing, after any replacement. */
  latest(id: string): string;
}

/** An example of a write for generated tests and random lives. It is not part of the app. */
export interface WriteExample<C> {
  /** The write, after the attachments it needs. Empty if it has no target. */
  writes(world: World): readonly { command: Command; bytes?: ArrayBuffer }[];
  /** Changes a refused write so that the server accepts it. */
  fix(command: C, world: Pick<World, 'text'>): C;
  /** True if the views show the write's effect; undefined if no view shows it. */
  isShown(command: C, views: Views): boolean | undefined;
}

export function defineExample<O extends Op>(
  example: WriteExample<CommandOf<O>>,
): WriteExample<CommandOf<O>> {
  return example;
}
