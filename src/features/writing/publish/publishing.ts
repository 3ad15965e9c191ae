import type { Command } from '../../../../contract/writes/all.ts';
import { postTexts as texts } from '../../../../texts/en/posts.ts';
import { OfflineFailure, RejectedFailure } from '../../../data/failures.ts';
import type { PictureBytes, Written } from '../drafts/drafts.ts';
import { toChanges, toCreate } from '../written.ts';

export interface Publishing {
  userId: string;
  postId: string;
  draftId: string;
  written: Written;
  /** Of its pictures, where they are new. */
  bytes: PictureBytes;
  /** For an edit: what it began from, and the version of that. */
  base: Written | null;
  baseVersion: string | null;
  /** Every part is sent, also where it is as it was: a choice was made between two texts. */
  isWhole?: boolean;
}

/** `isNew`: the server had nothing of it before; `isStale`: it was changed elsewhere in the meantime. */
export type Published =
  | { kind: 'posted'; isNew: boolean }
  | { kind: 'waiting' }
  | { kind: 'refused'; reason: string; isStale: boolean };

export function toWords({ postId, written, base, baseVersion, isWhole }: Publishing): Command {
  if (!base) return toCreate(postId, written);
  return { op: 'post.update', postId, changes: toChanges(base, written, isWhole), baseVersion };
}

/** Why a call about a post failed. */
export function toFailureText(error: unknown): string {
  if (error instanceof OfflineFailure) return 'Offline';
  if (error instanceof RejectedFailure && error.status === 422 && error.details.length > 0) {
    return error.details.join(', ');
  }
  return error instanceof Error && error.message ? error.message : texts.unknownError;
}
