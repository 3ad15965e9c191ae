import { useCallback, useEffect, useRef, useState } from 'react';
import { POST_SAVED_MS } from '../../../contract/post-limits.ts';
import { postTexts as texts, toSaveFailed } from '../../../contract/post-texts.ts';
import { useBusy } from '../../data/busy.ts';
import {
  type Keeping,
  openDraftBox,
  toDraftId,
  type Written,
} from '../../data/community/drafts.ts';
import { fetchTheirs } from '../../data/community/open-post.ts';
import { publish } from '../../data/community/publish.ts';
import { toFailureText } from '../../data/community/publishing.ts';
import {
  type Field,
  isBlank,
  listDifferences,
  toPostFailure,
} from '../../data/community/written.ts';
import { removeTyped } from '../../data/typed-note.ts';
import { addTyped, type Typed } from './tag-picker.tsx';
import { usePicked } from './use-picked.ts';

/** What the form begins with. */
export interface Start {
  userId: string;
  /** '' for a new post. */
  editId: string;
  postId: string;
  written: Written;
  typed: Typed;
  bytes: ArrayBuffer | undefined;
  /** What is there without what is typed here: for an edit, what it began from. */
  base: Written | null;
  baseVersion: string | null;
  refusal: { reason: string; isStale: boolean } | undefined;
  keeping: Keeping;
}

/** `stale`: two texts to choose from. */
export interface Conflict {
  theirs: Written;
  version: string;
}

const NOTHING_TYPED = { tag: '', hashtag: '' };

/** All that the form of a post knows and does; `done` is called 1.5 s after it was saved (specification 4). */
export function usePostForm(start: Start, done: (message: string) => void) {
  const [written, setWritten] = useState(start.written);
  const [typed, setTyped] = useState(start.typed);
  const [keeping, setKeeping] = useState(start.keeping);
  const [phase, setPhase] = useState<'writing' | 'sending' | 'saved'>('writing');
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState<{ field?: Field | undefined; text: string } | undefined>(
    start.refusal && { text: toSaveFailed(start.refusal.reason) },
  );
  const [conflict, setConflict] = useState<Conflict>();
  /** Set once a choice was made between two texts: then all of it is sent, upon this version. */
  const merged = useRef<string>(undefined);
  const box = useRef(openDraftBox(setKeeping));
  const isTouched = useRef(false);

  const change = useCallback((next: Partial<Written>) => {
    isTouched.current = true;
    setWritten((before) => ({ ...before, ...next }));
    setWrong(undefined);
  }, []);
  const picked = usePicked(start.bytes, change);

  const origin = start.base;
  const isDirty =
    (origin ? listDifferences(origin, written).length > 0 : !isBlank(written)) ||
    `${typed.tag}${typed.hashtag}`.trim() !== '';
  useBusy(phase !== 'saved' && isDirty);

  const { userId, editId, postId, baseVersion } = start;
  const draftId = toDraftId(userId, editId);
  const { bytes } = picked;
  useEffect(() => {
    if (!isTouched.current || phase !== 'writing') return;
    const at = Date.now();
    const rest = { id: draftId, userId, postId, base: origin, baseVersion, at };
    if (isDirty) box.current.keep({ ...rest, written, typed }, bytes);
    else box.current.drop(rest);
  }, [written, typed, bytes, isDirty, phase, draftId, userId, postId, origin, baseVersion]);

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

  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => done(message), POST_SAVED_MS);
    return () => clearTimeout(timer);
  }, [message, done]);

  /** The server's text and one's own differ: both are put to the member. */
  const ask = async (reason: string) => {
    setWrong({ text: toSaveFailed(reason) });
    try {
      const { written: theirs, version } = await fetchTheirs(postId);
      setConflict({ theirs, version });
    } catch (error) {
      setWrong({ text: toSaveFailed(`${reason} (${toFailureText(error)})`) });
    }
  };

  const askAtOnce = useRef(start.refusal?.isStale ? ask : undefined);
  useEffect(() => {
    const asked = askAtOnce.current;
    askAtOnce.current = undefined;
    void asked?.(texts.stale);
  }, []);

  const send = async (whole: Written) => {
    setPhase('sending');
    setWrong(undefined);
    await box.current.flush();
    try {
      const version = merged.current;
      const published = await publish({
        userId,
        postId,
        draftId,
        written: whole,
        bytes,
        base: origin,
        baseVersion: version ?? baseVersion,
        isWhole: version !== undefined,
      });
      if (published.kind === 'refused') {
        setPhase('writing');
        if (published.isStale) await ask(published.reason);
        else setWrong({ text: toSaveFailed(published.reason) });
        return;
      }
      setPhase('saved');
      removeTyped(draftId);
      // Nobody waits for a network: the next page says it, and shows the post as it waits.
      if (published.kind === 'waiting') done(texts.waiting);
      else setMessage(published.isNew ? texts.published : texts.updated);
    } catch (error) {
      setPhase('writing');
      setWrong({ text: toSaveFailed(toFailureText(error)) });
    }
  };

  const [isWanted, setWanted] = useState(false);
  const submit = () => {
    if (phase !== 'writing') return;
    setWanted(picked.isReading);
    if (picked.isReading) return;
    const { tags, failure: tagFailure } = addTyped(written.tags, typed);
    const whole = { ...written, tags: [...tags] };
    const failure =
      toPostFailure(whole) ?? (tagFailure && { field: 'tags' as const, text: tagFailure });
    if (failure) {
      setWrong(failure);
      return;
    }
    setWritten(whole);
    setTyped(NOTHING_TYPED);
    void send(whole);
  };

  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  });
  // Asked for while the picture was still being made small.
  const isDue = isWanted && !picked.isReading && !picked.error;
  useEffect(() => {
    if (isDue) latestSubmit.current();
  }, [isDue]);

  return {
    written,
    typed,
    keeping,
    phase: isWanted && picked.isReading && phase === 'writing' ? 'sending' : phase,
    message,
    wrong,
    picked: {
      ...picked,
      pick: (file: File) => {
        setWanted(false);
        picked.pick(file);
      },
    },
    isDirty,
    change,
    type: (next: Typed) => {
      isTouched.current = true;
      setTyped(next);
    },
    submit,
    /** Both texts again, for an edit that was refused for another one. */
    compare: () => void ask(texts.stale),
    conflict,
    /** Goes on writing with what was chosen of both. */
    choose: (chosen: Written, isReady: boolean) => {
      merged.current = conflict?.version;
      setConflict(undefined);
      change(chosen);
      if (isReady) void send(chosen);
    },
    closeConflict: () => setConflict(undefined),
    /** Nothing of it is kept. */
    discard: async () => {
      setPhase('saved');
      box.current.drop({ id: draftId, userId });
      await box.current.flush();
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;
