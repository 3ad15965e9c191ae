import { useCallback, useEffect, useRef, useState } from 'react';
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
 * A comment that is being written, as this device keeps it until it is sent. Another post or member wants another one: give
 * whoever uses it a `key`.
 */
export function useCommentDraft(userId: string, postId: string) {
  const [text, setText] = useState('');
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  const id = toCommentDraftId(userId, postId);

  /** Resolves once all that was typed is kept, as far as this device can. */
  const settle = useCallback((): Promise<void> => {
    if (timer.current === undefined) return saving.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    const save = async () => {
      const { saveCommentDraft, writeWithRoom } = await load();
      const draft = { id, userId, text: latest.current, at: Date.now() };
      await writeWithRoom((device) => saveCommentDraft(device, draft));
      removeTyped(id, draft.at);
    };
    // A device that keeps nothing: the text lives as long as the page.
    saving.current = saving.current.then(save).catch(() => undefined);
    return saving.current;
  }, [userId, id]);

  const type = useCallback(
    (typed: string) => {
      latest.current = typed;
      setText(typed);
      saveTyped(id, { id, userId, text: typed, at: Date.now() });
      // Counted from the first letter that is not kept, so that who types without a pause is kept too.
      timer.current ??= setTimeout(() => void settle(), SAVE_AFTER_MS);
    },
    [settle, userId, id],
  );

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
      const noted = readTyped(id, CommentDraft, 0)?.text ?? '';
      const kept = noted || (await onDevice((device) => readCommentDraft(device, id), ''));
      // What was typed while the device was asked stays.
      if (isGone || kept === '' || latest.current !== '') return;
      latest.current = kept;
      setText(kept);
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

  return { text, type, settle, clear };
}
