import { useCallback, useEffect, useRef, useState } from 'react';
import { createRecipe, saveRecipe } from '#domain/cookbook/changes.ts';
import { usePicked } from '#domain/post/pictures/use-picked.ts';
import type { PictureBytes } from '#offline/community/draft-store.ts';
import type { TypedRecipe } from '#offline/cookbook/recipe-drafts.ts';
import type { Submission } from '#offline/outbox/enqueue.ts';
import { useBusy } from '#platform/busy.ts';
import { openDraftBox } from './recipe-draft.ts';
import { toFields } from './typed-recipe.ts';
import { usePaste } from './use-paste.ts';

/** Initial state of the editor. */
export interface Start {
  draftId: string;
  userId: string;
  recipeId: string;
  /** Null for a new recipe. */
  baseVersion: string | null;
  /** It was imported just now, so it is kept as a draft at once. */
  isImported: boolean;
  /** The recipe without a draft. */
  base: TypedRecipe;
  typed: TypedRecipe;
  bytes: PictureBytes;
  /** A picture of the imported recipe. It is scaled down like a picked one. */
  picture?: File | undefined;
}

/** State of the editor. Every change is kept as a draft. */
export function useEditor(start: Start, done: (isSaved: boolean) => void) {
  const [typed, setTyped] = useState(start.typed);
  const [isKept, setKept] = useState(true);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [box] = useState(() => openDraftBox(setKept));
  const latest = useRef(typed);
  const change = useCallback((toNext: (now: TypedRecipe) => TypedRecipe) => {
    latest.current = toNext(latest.current);
    setTyped(latest.current);
  }, []);
  const pasting = usePaste(latest, change);
  const changePictures = useCallback(
    (toNext: (pictures: TypedRecipe['pictures']) => readonly TypedRecipe['pictures'][number][]) =>
      change((now) => ({ ...now, pictures: [...toNext(now.pictures)] })),
    [change],
  );
  const picked = usePicked(start.bytes, typed.pictures.length, changePictures);
  const { bytes } = picked;
  const isDirty = JSON.stringify(typed) !== JSON.stringify(start.base);
  useBusy(isDirty && !isSaving);

  const { pick } = picked;
  const firstPicture = useRef(start.userId === '' ? undefined : start.picture);
  useEffect(() => {
    if (firstPicture.current) pick([firstPicture.current]);
    firstPicture.current = undefined;
  });

  const { draftId, userId, recipeId, baseVersion } = start;
  useEffect(() => {
    if (!start.isImported && typed === start.typed && bytes === start.bytes) return;
    const draft = { id: draftId, userId, recipeId, typed, baseVersion, at: Date.now() };
    box.keep(draft, bytes);
  }, [box, typed, bytes, start, draftId, userId, recipeId, baseVersion]);
  useEffect(() => {
    const leave = () => void box.flush();
    globalThis.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [box]);

  const save = async () => {
    if (isSaving || picked.isReading) return;
    setSaving(true);
    await box.flush();
    const content = { fields: toFields(typed), attachments: toUploads(typed, bytes), draftId };
    const refused = await (baseVersion === null
      ? createRecipe(content, recipeId)
      : saveRecipe(recipeId, content, baseVersion));
    setFailure(refused);
    if (refused !== undefined) {
      setSaving(false);
      return;
    }
    await box.drop({ id: draftId, userId });
    done(true);
  };

  return {
    typed,
    type: (next: Partial<TypedRecipe>) => change((now) => ({ ...now, ...next })),
    picked,
    isKept,
    isDirty,
    isSaving,
    failure,
    save: () => void save(),
    pasting,
    discard: async () => {
      await box.drop({ id: draftId, userId });
      done(false);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;

function toUploads({ pictures }: TypedRecipe, bytes: PictureBytes): Submission[] {
  return pictures.flatMap((picture): Submission[] => {
    const file = 'upload' in picture ? bytes.get(picture.upload) : undefined;
    if (!('upload' in picture) || !file || picture.type === '') return [];
    const { upload, type, name } = picture;
    return [{ command: { op: 'image.upload', uploadId: upload, type, name }, bytes: file }];
  });
}
