import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { CommentDraft, toCommentDraftId } from '#offline/community/comment-drafts.ts';
import { readTyped, removeTyped, saveTyped } from '#platform/typed-note.ts';

/** Imported on demand so that the device database does not load before the box is shown. */
const load = async () => {
  const [drafts, { onDevice }, { writeEvicting }] = await Promise.all([
    import('#offline/community/comment-drafts.ts'),
    import('#offline/device/device.ts'),
    import('#offline/device/write-evicting.ts'),
  ]);
  return { ...drafts, onDevice, writeEvicting };
};

/** Debounce while the user types. Until it fires, `saveTyped` stores the text synchronously. */
const SAVE_AFTER_MS = 500;

/**
 * Draft of a comment, stored on this device until it is sent, including the comment it replies to. Calls `reply` if a
 * stored draft was a reply. The component needs a `key` per post and user.
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

  const { settle, saveSoon } = useSaving(id, toDraft);

  const type = useCallback(
    (typed: string) => {
      latest.current = typed;
      setText(typed);
      saveTyped(id, toDraft());
      saveSoon();
    },
    [saveSoon, toDraft, id],
  );

  /** True if the reply was restored from a draft rather than started by a tap. The first call resets it. */
  const isFromDraft = useCallback((commentId: string | undefined): boolean => {
    const found = foundReply.current;
    foundReply.current = undefined;
    return found !== undefined && found === commentId;
  }, []);

  const onReply = useEffectEvent(reply);
  useEffect(() => {
    if (answered.current === replyTo) return;
    answered.current = replyTo;
    if (latest.current !== '') type(latest.current);
  }, [replyTo, type]);

  /** Called after sending: the outbox has already deleted the stored draft. */
  const clear = useCallback(() => {
    latest.current = '';
    setText('');
    removeTyped(id);
  }, [id]);

  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const kept = await readKept(id);
      // Text typed during the lookup is not overwritten.
      if (isUnmounted || !kept || latest.current !== '') return;
      latest.current = kept.text;
      setText(kept.text);
      if (kept.replyTo === undefined || answered.current !== undefined) return;
      answered.current = kept.replyTo;
      foundReply.current = kept.replyTo;
      onReply(kept.replyTo);
    };
    void ignoreError(look(), 'the field starts empty');
    const leave = () => void settle();
    const stop = subscribeToLeaving(leave);
    return () => {
      isUnmounted = true;
      stop();
      leave();
    };
  }, [id, settle]);

  return { text, isFromDraft, type, settle, clear };
}

/** Stores the draft on the device, some time after a change or at once. */
function useSaving(id: string, toDraft: () => CommentDraft) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());

  /** Resolves once the text is stored, if the device can store it. */
  const settle = useCallback((): Promise<void> => {
    if (timer.current === undefined) return saving.current;
    clearTimeout(timer.current);
    timer.current = undefined;
    const save = async () => {
      const { saveCommentDraft, writeEvicting } = await load();
      const draft = toDraft();
      await writeEvicting((device) => saveCommentDraft(device, draft));
      removeTyped(id, draft.at);
    };
    saving.current = ignoreError(saving.current.then(save), 'the typed note still has it');
    return saving.current;
  }, [toDraft, id]);

  // Not debounced: the timer runs from the first unsaved letter, so text is also saved while the user types without a
  // pause.
  const saveSoon = useCallback(() => {
    timer.current ??= setTimeout(() => void settle(), SAVE_AFTER_MS);
  }, [settle]);

  return { settle, saveSoon };
}

/** The synchronous copy is removed once the device has stored the text, so it is never the older one. */
async function readKept(id: string): Promise<CommentDraft | undefined> {
  const { readCommentDraft, onDevice } = await load();
  const noted = readTyped(id, CommentDraft, 0);
  return noted?.text ? noted : onDevice((device) => readCommentDraft(device, id), undefined);
}

/** Calls `leave` when the page is left, hidden or shown again. Returns the unsubscribe function. */
function subscribeToLeaving(leave: () => void): () => void {
  globalThis.addEventListener('beforeunload', leave);
  globalThis.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leave);
  return () => {
    globalThis.removeEventListener('beforeunload', leave);
    globalThis.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leave);
  };
}
