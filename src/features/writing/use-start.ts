import { useCallback, useEffect, useRef, useState } from 'react';
import { toLoadFailed } from '../../../texts/en/posts.ts';
import {
  type Draft,
  findDraft,
  type Keeping,
  openDraftBox,
  toDraftId,
  toFreshId,
} from './drafts.ts';
import { type OpenedPost, openPost } from './open-post.ts';
import type { Start } from './post-form-state.ts';
import { toFailureText } from './publishing.ts';
import { type SharedContent, withShared } from './share-target.ts';
import { NOTHING_WRITTEN } from './written.ts';

/** `offer`: a draft lies here, and whoever comes says whether to go on with it. `ready`: the form, anew with each `turn`. */
export type Beginning =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'offer'; draft: Draft; bytes: ArrayBuffer | undefined }
  | { kind: 'ready'; start: Start; turn: number };

const NOTHING_TYPED = { tag: '', hashtag: '' };

/** Finds what the form begins with: a draft, the post to edit, or nothing. `isTouched` says whether one has begun to write. */
export function useStart(
  { userId, editId, shared }: { userId: string; editId: string; shared: SharedContent },
  isTouched: () => boolean,
) {
  const [sharedAtStart] = useState(shared);
  const [beginning, setBeginning] = useState<Beginning>({ kind: 'loading' });
  const found = useRef<Awaited<ReturnType<typeof findDraft>>>(undefined);
  /** Answers for a form that is no longer asked for come to nothing. */
  const current = useRef({});

  const begin = useCallback(
    async (keeping: Keeping) => {
      const mine = {};
      current.current = mine;
      const blank = { userId, editId, typed: NOTHING_TYPED, keeping };
      if (!editId) {
        const start = {
          ...blank,
          postId: toFreshId(),
          written: withShared(NOTHING_WRITTEN, sharedAtStart),
          bytes: undefined,
          base: null,
          baseVersion: null,
          refusal: undefined,
        };
        setBeginning({ kind: 'ready', start, turn: 0 });
        return;
      }
      setBeginning({ kind: 'loading' });
      const show = (opened: OpenedPost, turn: number) => {
        if (current.current !== mine) return;
        setBeginning({
          kind: 'ready',
          start: { ...blank, ...opened, base: opened.written },
          turn,
        });
      };
      try {
        // The server's answer comes after a copy: it is taken as long as nobody has begun to write on that.
        const takeLate = (late: OpenedPost) => {
          if (!isTouched()) show(late, 1);
        };
        show(await openPost(editId, userId, takeLate), 0);
      } catch (error) {
        if (current.current !== mine) return;
        setBeginning({ kind: 'failed', text: toLoadFailed(toFailureText(error)) });
      }
    },
    [userId, editId, sharedAtStart, isTouched],
  );

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const looked = await findDraft(userId, editId);
      if (isGone) return;
      found.current = looked;
      if (looked.found) setBeginning({ kind: 'offer', ...looked.found });
      else await begin(looked.keeping);
    };
    void look();
    return () => {
      isGone = true;
      current.current = {};
    };
  }, [userId, editId, begin]);

  return {
    beginning,
    goOn: () => {
      const draft = found.current?.found;
      if (!draft) return;
      const { postId, typed, base, baseVersion } = draft.draft;
      const written = editId ? draft.draft.written : withShared(draft.draft.written, sharedAtStart);
      const rest = { postId, written, typed, base, baseVersion, bytes: draft.bytes };
      const start = { ...rest, userId, editId, refusal: undefined, keeping: 'kept' as const };
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
