import { useCallback, useEffect, useReducer, useRef } from 'react';
import { POST_SAVED_MS } from '#contract/post/limits.ts';
import { usePicked } from '#domain/post/pictures/use-picked.ts';
import { useBusy } from '#platform/busy.ts';
import * as postTexts from '#texts/post.ts';
import type { Picture, Written } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { createSender } from '../publish/send-form.ts';
import { isDirty, reduceForm, type Start, toFormState, toWhole } from './post-form-state.ts';

/** State and actions of the form. Calls `done` 1.5 s after the post was saved. */
export function usePostForm(start: Start, done: (message: string) => void) {
  const [state, dispatch] = useReducer(reduceForm, start, toFormState);
  const { phase, message, conflict } = state;
  const change = useCallback((next: Partial<Written>) => {
    dispatch({ kind: 'changed', written: next });
  }, []);
  const changePictures = useCallback(
    (toNext: (pictures: readonly Picture[]) => readonly Picture[]) => {
      dispatch({ kind: 'pictured', change: toNext });
    },
    [],
  );
  const picked = usePicked(start.bytes, state.written.pictures.length, changePictures);
  const { bytes, isReading } = picked;
  const isUnsaved = isDirty(state, start.base);
  useBusy(phase !== 'saved' && isUnsaved);
  const draft = useDraft(start, { ...state, bytes, isDirty: isUnsaved });
  useDone(message, done);

  const { send, compare } = createSender({ start, draft, bytes, dispatch, done });
  useOnce(start.refusal?.isStale ? () => void compare(postTexts.stale) : undefined);

  const submit = () => {
    if (phase !== 'writing') return;
    dispatch({ kind: 'wanted', isWanted: isReading });
    if (isReading) return;
    const checked = toWhole(state);
    if ('wrong' in checked) {
      dispatch({ kind: 'invalid', wrong: checked.wrong });
      return;
    }
    dispatch({ kind: 'sending', written: checked.whole });
    void send(checked.whole, state.mergedVersion);
  };
  useWhen(state.isWanted && !isReading && !picked.error, submit);

  return {
    ...state,
    keeping: draft.keeping,
    phase: state.isWanted && isReading && phase === 'writing' ? 'sending' : phase,
    picked: {
      ...picked,
      pick: (files: readonly File[]) => {
        dispatch({ kind: 'wanted', isWanted: false });
        picked.pick(files);
      },
      remove: (at: number) => {
        dispatch({ kind: 'wanted', isWanted: false });
        picked.remove(at);
      },
    },
    isDirty: isUnsaved,
    change,
    type: (typed: string) => dispatch({ kind: 'typed', typed }),
    submit,
    /** Opens the conflict dialog for an edit that was refused because of a newer version. */
    compare: () => void compare(postTexts.stale),
    /** Takes the merged post, and sends it if `isReady`. */
    choose: (chosen: Written, isReady: boolean) => {
      dispatch({ kind: 'chosen', written: chosen });
      if (!isReady) return;
      dispatch({ kind: 'sending' });
      void send(chosen, conflict?.version);
    },
    closeConflict: () => dispatch({ kind: 'compared', conflict: undefined }),
    /** Discards the draft. */
    discard: async () => {
      dispatch({ kind: 'saved', message: '' });
      await draft.drop();
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;

function useDone(message: string, done: (message: string) => void): void {
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => done(message), POST_SAVED_MS);
    return () => clearTimeout(timer);
  }, [message, done]);
}

/** Runs the callback of the first render once. */
function useOnce(run: (() => void) | undefined): void {
  const first = useRef(run);
  useEffect(() => {
    const once = first.current;
    first.current = undefined;
    once?.();
  }, []);
}

/** Runs the latest `run` each time that `isSo` turns true. */
function useWhen(isSo: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (isSo) latest.current();
  }, [isSo]);
}
