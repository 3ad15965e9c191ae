import type { Command, CommandOf, Op } from '../../contract/writes/all.ts';
import type { MeView, PostView, ShownPost, TipView } from './overlay/views.ts';

/** What an example can draw on: a user who has written before, on a phone that nobody else touches. */
export interface World {
  /** Picks one of few recipes, users and posts, so that writes meet. */
  n: number;
  nextId: (prefix: string) => string;
  /** Unique text that must not get lost; in some lives the server refuses it. */
  text: () => string;
  /** Whether an attachment is wanted with it. */
  isWithFile: boolean;
  /** A post of the user's own or of somebody else. */
  postId: string;
  /** The command of something this user made and did not remove, under the id it has by now. */
  made: <O extends Op>(op: O) => CommandOf<O> | undefined;
  /** The version of a post that the server has; null where it has none. */
  versionOf: (postId: string) => string | null;
  /** The toggle in the state it was not wished in last. */
  flip: <C extends Command & { on: boolean }>(command: C) => C;
}

/** What screens show, with all that waits applied. */
export interface Views {
  me: MeView;
  post(id: string): ShownPost<PostView & { author: string }> | undefined;
  tips(recipeId: string): readonly TipView[];
  follows(userId: string): boolean;
  /** Up to when notifications are read. */
  readUntil: number;
  /** The id a thing has by now. */
  latest(id: string): string;
}

/** An example of a write for generated tests and the random lives; nothing of it ships. */
export interface WriteExample<C> {
  /** The write, behind the attachments it needs; none where there is nothing to do it to. */
  writes(world: World): readonly { command: Command; bytes?: ArrayBuffer }[];
  /** A refused one, changed so that the server accepts it. */
  mend(command: C, world: Pick<World, 'text'>): C;
  /** Whether screens show what it wants; undefined where none does. */
  isShown(command: C, views: Views): boolean | undefined;
}

export function defineExample<O extends Op>(
  example: WriteExample<CommandOf<O>>,
): WriteExample<CommandOf<O>> {
  return example;
}
