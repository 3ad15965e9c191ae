import * as v from 'valibot';
import { hasVisible } from '../../../contract/visible.ts';
import type { Device } from '../device/device.ts';

/** A comment that is being written. */
export const CommentDraft = v.object({
  id: v.string(),
  userId: v.string(),
  text: v.string(),
  /** The comment that it replies to. */
  replyTo: v.optional(v.string()),
  at: v.number(),
});
export type CommentDraft = v.InferOutput<typeof CommentDraft>;

/** One for each post and member. */
export function toCommentDraftId(userId: string, postId: string): string {
  return `${userId}|comment|${postId}`;
}

type Drafts = Pick<Device, 'drafts'>;

/** Undefined where there is none. */
export async function readCommentDraft(
  { drafts }: Drafts,
  id: string,
): Promise<CommentDraft | undefined> {
  const draft = await drafts.get(id);
  return v.is(CommentDraft, draft) ? draft : undefined;
}

/** Saving blank text removes the draft. */
export async function saveCommentDraft({ drafts }: Drafts, draft: CommentDraft): Promise<void> {
  if (!hasVisible(draft.text)) await drafts.delete(draft.id);
  else await drafts.put(draft);
}
