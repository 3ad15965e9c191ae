import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readTyped, removeTyped, saveTyped } from '../../../browser/typed-note.ts';
import { CommentDraft, toCommentDraftId } from '../../../offline/community/comment-drafts.ts';

/** The database loads with the box, never before it. */
const load = async () => {
  const [drafts, { onDevice }, { writeWithRoom }] = await Promise.all([
    import('../../../offline/community/comment-drafts.ts'),
    import('../../../offline/device/device.ts'),
    import('../../../offline/device/room.ts'),
  ]);
  return { ...drafts, onDevice, writeWithRoom };
};

/** As one types; until then the words are noted apart. */
const SAVE_AFTER_MS = 500;

/**
 * A comment that is being written, as this device keeps it until it is sent, with the comment that it replies to. `reply` is
 * told of that where a draft is found. Another post or member wants another draft: give whoever uses it a `key`.
 */
export function useCommentDraft(
  userId: string,
  postId: string,
  replyTo: string | undefined,
  reply: (commentId: string) => void,
) {
  const [text, setText] = useState('');
  const foundReply = useRef<string>(undefined);
  const latest = useRef('');
  const answered = useRef(replyTo);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  const id = toCommentDraftId(userId, postId);
  const toDraft = useCallback(
    (): CommentDraft => ({
      id,
      userId,
      text: latest.current,
      ...(answered.current !== undefined && { replyTo: answered.current }),
      at: Date.now(),
    }),
    [id, userId],
  );

  /** Resolves once all that was typed is kept, as far as this device can. */
  const settle = useCallback((): Promise<void> => {
    if (timer.current === undefined) return saving.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    const save = async () => {
      const { saveCommentDraft, writeWithRoom } = await load();
      const draft = toDraft();
      await writeWithRoom((device) => saveCommentDraft(device, draft));
      removeTyped(id, draft.at);
    };
    // A device that keeps nothing: the text lives as long as the page.
    saving.current = saving.current.then(save).catch(() => undefined);
    return saving.current;
  }, [toDraft, id]);

  const type = useCallback(
    (typed: string) => {
      latest.current = typed;
      setText(typed);
      saveTyped(id, toDraft());
      // Counted from the first letter that is not kept, so that who types without a pause is kept too.
      timer.current ??= setTimeout(() => void settle(), SAVE_AFTER_MS);
    },
    [settle, toDraft, id],
  );

  /** Whether this reply comes from a draft that was found and not from a tap; asked once. */
  const isFromDraft = useCallback((commentId: string | undefined): boolean => {
    const found = foundReply.current;
    foundReply.current = undefined;
    return found !== undefined && found === commentId;
  }, []);

  const tellReply = useEffectEvent(reply);
  useEffect(() => {
    if (answered.current === replyTo) return;
    answered.current = replyTo;
    if (latest.current !== '') type(latest.current);
  }, [replyTo, type]);

  /** Sent: the outbox has taken the draft with it. */
  const clear = useCallback(() => {
    latest.current = '';
    setText('');
    removeTyped(id);
  }, [id]);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { readCommentDraft, onDevice } = await load();
      // A note stands only until the device has as much: it is never the older one.
      const noted = readTyped(id, CommentDraft, 0);
      const kept = noted?.text
        ? noted
        : await onDevice((device) => readCommentDraft(device, id), undefined);
      // What was typed while the device was asked stays.
      if (isGone || !kept || latest.current !== '') return;
      latest.current = kept.text;
      setText(kept.text);
      if (kept.replyTo === undefined || answered.current !== undefined) return;
      answered.current = kept.replyTo;
      foundReply.current = kept.replyTo;
      tellReply(kept.replyTo);
    };
    void look().catch(() => undefined);
    const leave = () => void settle();
    globalThis.addEventListener('beforeunload', leave);
    globalThis.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      isGone = true;
      globalThis.removeEventListener('beforeunload', leave);
      globalThis.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [id, settle]);

  return { text, isFromDraft, type, settle, clear };
}
