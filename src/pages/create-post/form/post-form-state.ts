import { hasVisible } from '#contract/platform/visible.ts';
import * as postTexts from '#texts/post.ts';
import type { Keeping, Picture, PictureBytes, Written } from '../drafts/drafts.ts';
import { addTags } from '../fields/tags.ts';
import { type Field, isBlank, listDifferences, toPostFailure } from '../written.ts';

/** Initial values of the form. */
export interface Start {
  userId: string;
  /** '' for a new post. */
  editId: string;
  postId: string;
  written: Written;
  typed: string;
  bytes: PictureBytes;
  /** The post before the edit; null for a new post. */
  base: Written | null;
  baseVersion: string | null;
  refusal: { reason: string; isStale: boolean } | undefined;
  keeping: Keeping;
}

export interface Wrong {
  field?: Field | undefined;
  text: string;
}

/** The server's version of an edited post, to choose from. */
export interface Conflict {
  theirs: Written;
  version: string;
}

export interface FormState {
  written: Written;
  typed: string;
  phase: 'writing' | 'sending' | 'saved';
  /** Message shown once the post is saved. */
  message: string;
  wrong: Wrong | undefined;
  conflict: Conflict | undefined;
  /** Version of the server's text after a merge. The whole post is then sent, based on this version. */
  mergedVersion: string | undefined;
  isTouched: boolean;
  /** Publish was pressed while a picture was still being scaled down. */
  isWanted: boolean;
}

export type FormEvent =
  | { kind: 'changed'; written: Partial<Written> }
  /** `change` is applied to the current pictures. */
  | { kind: 'pictured'; change: (pictures: readonly Picture[]) => readonly Picture[] }
  | { kind: 'typed'; typed: string }
  | { kind: 'wanted'; isWanted: boolean }
  | { kind: 'invalid'; wrong: Wrong }
  /** `written` includes tags that were typed but not added. */
  | { kind: 'sending'; written?: Written }
  | { kind: 'refused'; reason: string }
  | { kind: 'compared'; conflict: Conflict | undefined }
  | { kind: 'chosen'; written: Written }
  | { kind: 'saved'; message: string };

export function toFormState({
  written,
  typed,
  refusal,
}: Pick<Start, 'written' | 'typed' | 'refusal'>): FormState {
  return {
    written,
    typed,
    phase: 'writing',
    message: '',
    wrong: refusal && { text: postTexts.toSaveFailed(refusal.reason) },
    conflict: undefined,
    mergedVersion: undefined,
    isTouched: false,
    isWanted: false,
  };
}

export function reduceForm(state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'changed': {
      const written = { ...state.written, ...event.written };
      return { ...state, written, isTouched: true, wrong: undefined };
    }
    case 'pictured': {
      const pictures = [...event.change(state.written.pictures)];
      return reduceForm(state, { kind: 'changed', written: { pictures } });
    }
    case 'typed':
      return { ...state, typed: event.typed, isTouched: true };
    case 'wanted':
      return { ...state, isWanted: event.isWanted };
    case 'invalid':
      return { ...state, wrong: event.wrong };
    case 'sending': {
      const { written } = event;
      const gathered = written && { written, typed: '' };
      return { ...state, ...gathered, phase: 'sending', wrong: undefined, isWanted: false };
    }
    case 'refused':
      return { ...state, phase: 'writing', wrong: { text: postTexts.toSaveFailed(event.reason) } };
    case 'compared':
      return { ...state, conflict: event.conflict };
    case 'chosen': {
      const mergedVersion = state.conflict?.version;
      const changed = reduceForm(state, { kind: 'changed', written: event.written });
      return { ...changed, conflict: undefined, mergedVersion };
    }
    default:
      return { ...state, phase: event.kind, message: event.message };
  }
}

/** True if leaving would lose text. An edit is compared with its base. */
export function isDirty({ written, typed }: FormState, base: Written | null): boolean {
  const isWritten = base ? listDifferences(base, written).length > 0 : !isBlank(written);
  return isWritten || hasVisible(typed);
}

/** The post to send, including tags that were typed but not added, or the first validation error. */
export function toWhole({ written, typed }: FormState): { whole: Written } | { wrong: Wrong } {
  const { tags, failure } = addTags(written.tags, typed);
  const whole = { ...written, tags: [...tags] };
  const wrong = toPostFailure(whole) ?? (failure && { field: 'tags' as const, text: failure });
  return wrong ? { wrong } : { whole };
}
