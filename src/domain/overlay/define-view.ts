import type { LucideIcon } from 'lucide-react';
import type { CurrentUser } from '#contract/account/user.ts';
import type { CommandOf, Op } from '#contract/writes.ts';
import * as writeTexts from '#texts/write.ts';
import type { Overlay } from './views.ts';

/** The texts about a write in the list of waiting writes, in notices and in questions. */
interface Words<C> {
  /** The title of the write: "Like “Socarrat on a camping stove”". `name` is the name of its target, if known. */
  title(command: C, name: string | undefined): string;
  /** A description of the loss: "Your comment on “Socarrat …”". `quoted` is '' if the name is not known. */
  loss(quoted: string): string;
  /** The whole typed text, for copying; '' if there is none. */
  typed(command: C): string;
  /** The part of the text shown below the title; '' for none. */
  excerpt(command: C): string;
  /** True if the write contains typed text. Discarding it then asks first. */
  isTyped: boolean;
  /** The reason of a failure, if the server gives none. */
  fallback: string;
  /** Reasons for certain statuses, in place of `fallback`. */
  fallbacks?: Readonly<Partial<Record<number, string>>>;
  /** Returns the error message that contains the reason. */
  refused(reason: string): string;
  /** The text shown if the target no longer exists; null if the reason is enough. */
  targetMissing: string | null;
}

/** The page's half of a write: how it looks while it waits. */
export interface WriteView<C> {
  icon: LucideIcon;
  words: Words<C>;
  /** The name of the target, if the command contains it. */
  ownName(command: C): string | undefined;
  /** The id of the target post or user. Its name may be stored elsewhere on the device. */
  subjectId(command: C): string | undefined;
  /** The path on which a refused write can be edited; undefined for a tap. */
  editPath(command: C): string | undefined;
  overlay: Overlay<C>;
  /** True if `me` already had this state when it was fetched; undefined if that is unknown. */
  wasOn(command: C, me: CurrentUser): boolean | undefined;
  /**
   * The data to refresh after a write was sent without the outbox. `me` and `avatar` use the response, `community`,
   * `lists` and `cookbook` refetch the queries of this key.
   */
  refreshes: readonly ('me' | 'avatar' | 'community' | 'lists' | 'cookbook')[];
  /** True if the write is a good moment to offer the app for the home screen. */
  invitesInstall(command: C): boolean;
}

export function defineView<O extends Op>(view: WriteView<CommandOf<O>>): WriteView<CommandOf<O>> {
  return view;
}

/** Texts of a write that is a short text. */
export const TYPED = {
  typed: ({ content }: { content: string }) => content,
  excerpt: ({ content }: { content: string }) => content,
  isTyped: true,
  refused: (reason: string) => reason,
};

/** Texts of a write that is only a tap. */
export const TAP = {
  loss: () => writeTexts.tap,
  typed: () => '',
  excerpt: () => '',
  isTyped: false,
  refused: (reason: string) => reason,
  targetMissing: null,
};
