import type { LucideIcon } from 'lucide-react';
import type { OwnUser } from '../../contract/account/user.ts';
import type { CommandOf, Op } from '../../contract/writes/all.ts';
import * as writeTexts from '../../texts/en/writes.ts';
import type { Overlay } from './overlay/views.ts';

/** What the list of waiting writes, its notices and its questions say of a write. */
interface Words<C> {
  /** What it is: "Like on “Socarrat on a camping stove”". `name`: of what it is about, where known. */
  title(command: C, name: string | undefined): string;
  /** What is lost with it: "Your comment on “Socarrat …”". `quoted` is '' where the name is not known. */
  loss(quoted: string): string;
  /** The whole text somebody typed, to be copied; '' where nothing was. */
  typed(command: C): string;
  /** The part of it shown below the title; '' for none. */
  excerpt(command: C): string;
  /** Whether it is typed text at all: then discarding it asks first. */
  isTyped: boolean;
  /** Why it failed, where the server does not say (specification 8). */
  fallback: string;
  /** The same for single statuses. */
  fallbacks?: Readonly<Partial<Record<number, string>>>;
  /** The sentence of specification 8 around the reason. */
  refused(reason: string): string;
  /** What is said where its target no longer exists; null where the reason says enough. */
  targetGone: string | null;
}

/** The page's half of a write: how it looks while it waits. */
export interface WriteView<C> {
  icon: LucideIcon;
  words: Words<C>;
  /** The name of what it is about, where the command carries it. */
  ownName(command: C): string | undefined;
  /** The post or user it is about, whose name may be known from elsewhere. */
  subjectId(command: C): string | undefined;
  /** Where a refused one can be edited; undefined for what is only a tap. */
  editPath(command: C): string | undefined;
  overlay: Overlay<C>;
  /** Whether what it wants was so already when `me` was fetched; undefined where that is not known. */
  wasOn(command: C, me: OwnUser): boolean | undefined;
  /** What to refresh after it was sent past the outbox: `me` and `avatar` take the answer over, `community` asks again. */
  refreshes: readonly ('me' | 'avatar' | 'community')[];
  /** Whether it is a good moment to offer the app for the home screen. */
  invitesInstall(command: C): boolean;
}

export function defineView<O extends Op>(view: WriteView<CommandOf<O>>): WriteView<CommandOf<O>> {
  return view;
}

/** The words of a write that is a short text. */
export const TYPED = {
  typed: ({ content }: { content: string }) => content,
  excerpt: ({ content }: { content: string }) => content,
  isTyped: true,
  refused: (reason: string) => reason,
};

/** The words of a write that is only a tap. */
export const TAP = {
  loss: () => writeTexts.tap,
  typed: () => '',
  excerpt: () => '',
  isTyped: false,
  refused: (reason: string) => reason,
  targetGone: null,
};
