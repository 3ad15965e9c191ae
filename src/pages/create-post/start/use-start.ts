import { useCallback, useEffect, useRef, useState } from 'react';
import * as postTexts from '#texts/post.ts';
import {
  type Draft,
  findDraft,
  type Keeping,
  NO_BYTES,
  openDraftBox,
  type PictureBytes,
  toDraftId,
  toFreshId,
} from '../drafts/drafts.ts';
import type { Start } from '../form/post-form-state.ts';
import { toFailureText } from '../publish/publishing.ts';
import { NOTHING_WRITTEN } from '../written.ts';
import { fetchDishPicture, findPostcard } from './dish-picture.ts';
import { type OpenedPost, openPost } from './open-post.ts';
import { type SharedContent, withShared } from './share-target.ts';

/** `offer`: asks whether to continue a stored draft. `ready`: the form, mounted again with each `turn`. */
export type Beginning =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'offer'; draft: Draft; bytes: PictureBytes }
  | { kind: 'ready'; start: Start; turn: number };

/** A new post with shared content, and the postcard or else the dish's picture if available. */
async function toNewPost(shared: SharedContent) {
  const dish = (await findPostcard(shared.postcard)) ?? (await fetchDishPicture(shared.picture));
  const words = withShared(NOTHING_WRITTEN, shared);
  return {
    postId: toFreshId(),
    written: dish ? { ...words, pictures: dish.pictures } : words,
    bytes: dish?.bytes ?? NO_BYTES,
    base: null,
    baseVersion: null,
    refusal: undefined,
  };
}

/** Determines the initial content: a draft, the post to edit, or nothing. `isTouched`: the user has begun to write. */
export function useStart(
  { userId, editId, shared }: { userId: string; editId: string; shared: SharedContent },
  isTouched: () => boolean,
) {
  const [sharedAtStart] = useState(shared);
  const [beginning, setBeginning] = useState<Beginning>({ kind: 'loading' });
  const found = useRef<Awaited<ReturnType<typeof findDraft>>>(undefined);
  /** Results for an outdated request are ignored. */
  const current = useRef({});

  const begin = useCallback(
    async (keeping: Keeping) => {
      const thisRun = {};
      current.current = thisRun;
      const blank = { userId, editId, typed: '', keeping };
      if (!editId) {
        const post = await toNewPost(sharedAtStart);
        if (current.current === thisRun)
          setBeginning({ kind: 'ready', start: { ...blank, ...post }, turn: 0 });
        return;
      }
      setBeginning({ kind: 'loading' });
      const show = (opened: OpenedPost, turn: number) => {
        if (current.current !== thisRun) return;
        setBeginning({
          kind: 'ready',
          start: { ...blank, ...opened, base: opened.written },
          turn,
        });
      };
      try {
        // The server's answer may arrive after a stored copy. It replaces the copy unless the user has begun to write.
        const onLatePost = (late: OpenedPost) => {
          if (!isTouched()) show(late, 1);
        };
        show(await openPost(editId, userId, onLatePost), 0);
      } catch (error) {
        if (current.current !== thisRun) return;
        setBeginning({ kind: 'failed', text: postTexts.toLoadFailed(toFailureText(error)) });
      }
    },
    [userId, editId, sharedAtStart, isTouched],
  );

  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const looked = await findDraft(userId, editId);
      if (isUnmounted) return;
      found.current = looked;
      if (looked.found) setBeginning({ kind: 'offer', ...looked.found });
      else await begin(looked.keeping);
    };
    void look();
    return () => {
      isUnmounted = true;
      current.current = {};
    };
  }, [userId, editId, begin]);

  return {
    beginning,
    continueDraft: async () => {
      const draft = found.current?.found;
      if (!draft) return;
      const { postId, typed, base, baseVersion } = draft.draft;
      const written = editId ? draft.draft.written : withShared(draft.draft.written, sharedAtStart);
      const { pictures: own } = written;
      const postcard = own.length > 0 ? undefined : await findPostcard(sharedAtStart.postcard);
      const { pictures, bytes } = postcard ?? { pictures: own, bytes: draft.bytes };
      const whole = { postId, typed, base, baseVersion, bytes, written: { ...written, pictures } };
      const start = { ...whole, userId, editId, refusal: undefined, keeping: 'kept' as const };
      setBeginning({ kind: 'ready', start, turn: 0 });
    },
    startAfresh: async () => {
      const box = openDraftBox(() => {});
      box.drop({ id: toDraftId(userId, editId), userId });
      await box.flush();
      await begin('kept');
    },
    tryAgain: () => void begin(found.current?.keeping ?? 'kept'),
  };
}
