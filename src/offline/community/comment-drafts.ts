import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import type { Device } from '../device/database.ts';

export const CommentDraft = v.object({
  id: v.string(),
  userId: v.string(),
  text: v.string(),
  replyTo: v.optional(v.string()),
  at: v.number(),
});
export type CommentDraft = v.InferOutput<typeof CommentDraft>;

export function toCommentDraftId(userId: string, postId: string): string {
  return `${userId}|comment|${postId}`;
}

type Drafts = Pick<Device, 'drafts'>;

export async function readCommentDraft(
  { drafts }: Drafts,
  id: string,
): Promise<CommentDraft | undefined> {
  const draft = await drafts.get(id);
  return v.is(CommentDraft, draft) ? draft : undefined;
}

/** Saves the draft, or removes it if its text is blank. */
export async function saveCommentDraft({ drafts }: Drafts, draft: CommentDraft): Promise<void> {
  if (!hasVisible(draft.text)) await drafts.delete(draft.id);
  else await drafts.put(draft);
}
