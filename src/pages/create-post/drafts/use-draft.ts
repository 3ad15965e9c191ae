import { useEffect, useRef, useState } from 'react';
import type { FormState, Start } from '../form/post-form-state.ts';
import { type Keeping, openDraftBox, type PictureBytes, toDraftId } from './drafts.ts';

interface Now extends Pick<FormState, 'written' | 'typed' | 'phase' | 'isTouched'> {
  bytes: PictureBytes;
  isDirty: boolean;
}

/** Saves the draft on the device after half a second, and at once when the page is left. */
export function useDraft(start: Start, now: Now) {
  const [keeping, setKeeping] = useState<Keeping>(start.keeping);
  const box = useRef(openDraftBox(setKeeping));
  const { userId, editId, postId, base, baseVersion } = start;
  const id = toDraftId(userId, editId);

  const { written, typed, bytes, isDirty } = now;
  const isOn = now.isTouched && now.phase === 'writing';
  useEffect(() => {
    if (!isOn) return;
    const rest = { id, userId, postId, base, baseVersion, at: Date.now() };
    if (isDirty) box.current.keep({ ...rest, written, typed }, bytes);
    else box.current.drop(rest);
  }, [isOn, written, typed, bytes, isDirty, id, userId, postId, base, baseVersion]);

  useEffect(() => {
    const { flush } = box.current;
    const leave = () => void flush();
    globalThis.addEventListener('beforeunload', leave);
    globalThis.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      globalThis.removeEventListener('beforeunload', leave);
      globalThis.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  return {
    id,
    keeping,
    flush: () => box.current.flush(),
    drop: async () => {
      box.current.drop({ id, userId });
      await box.current.flush();
    },
  };
}
