import * as v from 'valibot';
import type { Device } from '../device/device.ts';

/** A comment that is being written. */
export const CommentDraft = v.object({
  id: v.string(),
  userId: v.string(),
  text: v.string(),
  at: v.number(),
});

/** One for each post and member. */
export function toCommentDraftId(userId: string, postId: string): string {
  return `${userId}|comment|${postId}`;
}

type Drafts = Pick<Device, 'drafts'>;

/** The unsent text of the draft, '' where there is none. */
export async function readCommentDraft({ drafts }: Drafts, id: string): Promise<string> {
  const draft = await drafts.get(id);
  return v.is(CommentDraft, draft) ? draft.text : '';
}

/** Saving blank text removes the draft. */
export async function saveCommentDraft(
  { drafts }: Drafts,
  draft: v.InferOutput<typeof CommentDraft>,
): Promise<void> {
  if (draft.text.trim() === '') await drafts.delete(draft.id);
  else await drafts.put(draft);
}
