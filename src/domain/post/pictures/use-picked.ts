import { useState } from 'react';
import { IMAGES_MAX } from '#contract/post/limits.ts';
import type { Picture, PictureBytes } from '#offline/community/draft-store.ts';
import { toNewId } from '#offline/outbox/ids.ts';
import { readPicture, toPictureFailure } from '#platform/pictures/picked-picture.ts';
import * as postTexts from '#texts/post.ts';

type Change = (change: (pictures: readonly Picture[]) => readonly Picture[]) => void;

/** The picked pictures. They are scaled down in the background and then passed to `change`. */
export function usePicked(first: PictureBytes, count: number, change: Change) {
  const [bytes, setBytes] = useState(first);
  const [error, setError] = useState<string>();
  /** Number of pictures being scaled down. */
  const [reading, setReading] = useState(0);

  const read = async (file: File) => {
    try {
      const ready = await readPicture(file);
      const upload = toNewId();
      setBytes((known) => new Map(known).set(upload, ready.bytes));
      change((pictures) => {
        const picture = { upload, type: ready.type, name: ready.name, alt: '' };
        return pictures.length < IMAGES_MAX ? [...pictures, picture] : pictures;
      });
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : undefined);
    } finally {
      setReading((number) => number - 1);
    }
  };

  const pick = async (files: readonly File[]) => {
    const sound = files.filter((file) => !toPictureFailure(file));
    const fitting = sound.slice(0, IMAGES_MAX - count - reading);
    const tooMany = fitting.length < sound.length ? postTexts.imagesTooMany : undefined;
    setError(files.map(toPictureFailure).find(Boolean) ?? tooMany);
    setReading((number) => number + fitting.length);
    // Sequential, because phones lack the memory for four photos at once.
    for (const file of fitting) await read(file);
  };

  return {
    bytes,
    error,
    isReading: reading > 0,
    pick: (files: readonly File[]): void => {
      void pick(files);
    },
    remove: (at: number) => {
      setError(undefined);
      change((pictures) => pictures.filter((_, n) => n !== at));
    },
    move: (at: number, to: number) => change((pictures) => toMoved(pictures, at, to)),
    describe: (at: number, alt: string) =>
      change((pictures) =>
        pictures.map((picture, n) => (n === at ? { ...picture, alt } : picture)),
      ),
  };
}

export type Picked = ReturnType<typeof usePicked>;

/** Moves the item at index `at` to index `to`. */
export function toMoved<T>(list: readonly T[], at: number, to: number): readonly T[] {
  const moved = list[at];
  return moved === undefined ? list : list.toSpliced(at, 1).toSpliced(to, 0, moved);
}
