import type { Command } from '#contract/writes.ts';
import { OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import * as postTexts from '#texts/post.ts';
import type { PictureBytes, Written } from '../drafts/drafts.ts';
import { toChanges, toCreate } from '../written.ts';

export interface Publishing {
  userId: string;
  postId: string;
  draftId: string;
  written: Written;
  /** Bytes of its new pictures, by upload id. */
  bytes: PictureBytes;
  /** For an edit: the post before it, and that post's version. */
  base: Written | null;
  baseVersion: string | null;
  /** Sends all fields, even unchanged ones, because a conflict was merged. */
  isWhole?: boolean;
}

/** `isNew`: the post was created rather than edited. `isStale`: the post has been changed elsewhere. */
export type Published =
  | { kind: 'posted'; isNew: boolean }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: string; isStale: boolean };

export function toWords({ postId, written, base, baseVersion, isWhole }: Publishing): Command {
  if (!base) return toCreate(postId, written);
  return { op: 'post.update', postId, changes: toChanges(base, written, isWhole), baseVersion };
}

/** Error message for a failed request about a post. */
export function toFailureText(error: unknown): string {
  if (error instanceof OfflineFailure) return 'Offline';
  if (error instanceof RejectedFailure && error.status === 422 && error.details.length > 0) {
    return error.details.join(', ');
  }
  return error instanceof Error && error.message ? error.message : postTexts.unknownError;
}
