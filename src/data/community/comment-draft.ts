import { useCallback, useEffect, useRef, useState } from 'react';

/** The database loads with the box, never before it. */
const load = async () => {
  const [drafts, { onDevice }, { writeWithRoom }] = await Promise.all([
    import('../../offline/comment-drafts.ts'),
    import('../../offline/device.ts'),
    import('../../offline/room.ts'),
  ]);
  return { ...drafts, onDevice, writeWithRoom };
};

/** As one types: what a crash can cost is this much. */
const SAVE_AFTER_MS = 500;

/**
 * A comment that is being written, as this device keeps it until it is sent. Another post or member wants another one: give
 * whoever uses it a `key`.
 */
export function useCommentDraft(userId: string, postId: string) {
  const [text, setText] = useState('');
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());

  /** Resolves once all that was typed is kept, as far as this device can. */
  const settle = useCallback((): Promise<void> => {
    if (timer.current === undefined) return saving.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    const save = async () => {
      const { toCommentDraftId, saveCommentDraft, writeWithRoom } = await load();
      const id = toCommentDraftId(userId, postId);
      const draft = { id, userId, text: latest.current, at: Date.now() };
      await writeWithRoom((device) => saveCommentDraft(device, draft));
    };
    // A device that keeps nothing: the text lives as long as the page.
    saving.current = saving.current.then(save).catch(() => undefined);
    return saving.current;
  }, [userId, postId]);

  const type = useCallback(
    (typed: string) => {
      latest.current = typed;
      setText(typed);
      // Counted from the first letter that is not kept, so that who types without a pause is kept too.
      timer.current ??= setTimeout(() => void settle(), SAVE_AFTER_MS);
    },
    [settle],
  );

  /** Sent: the outbox has taken the draft with it. */
  const clear = useCallback(() => {
    latest.current = '';
    setText('');
  }, []);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const { toCommentDraftId, readCommentDraft, onDevice } = await load();
      const id = toCommentDraftId(userId, postId);
      const kept = await onDevice((device) => readCommentDraft(device, id), '');
      // What was typed while the device was asked stays.
      if (isGone || kept === '' || latest.current !== '') return;
      latest.current = kept;
      setText(kept);
    };
    void look().catch(() => undefined);
    const leave = () => void settle();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      isGone = true;
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, [userId, postId, settle]);

  return { text, type, settle, clear };
}
