import { type RefObject, useEffect, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { toAvif } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { useDebounced } from '#platform/use-debounced.ts';
import { drawPostcard, loadPicture, readCloth } from './draw-postcard.ts';

/** `address`: object URL of the picture. `line` and `photo`: the inputs it was made from. */
export interface Made {
  file: File;
  address: string;
  line: string;
  photo: File | undefined;
}

interface Wishes {
  recipe: Recipe;
  facts: string;
  line: string;
  /** The cook's photo, which replaces the recipe's picture. */
  photo: File | undefined;
  cloth: RefObject<HTMLElement | null>;
}

/** The postcard, redrawn when the user stops typing. The previous version is returned until then. */
export function usePostcard({ recipe, facts, line, photo, cloth }: Wishes) {
  const { _id, title, image_url: plate } = recipe;
  const [made, setMade] = useState<Made>();
  const [isFailed, setFailed] = useState(false);
  const rested = useDebounced(line);
  useEffect(() => {
    let isStale = false;
    const make = async () => {
      if (!cloth.current) return;
      const looks = readCloth(cloth.current);
      const own = photo && URL.createObjectURL(photo);
      try {
        const picture = await loadPicture([own ?? '', toAvif(plate, 1280), plate]);
        const blob = await drawPostcard({ title, facts, line: rested }, picture, looks);
        if (isStale) return;
        const file = new File([blob], `simmer-${_id}.jpg`, { type: blob.type });
        setMade({ file, address: URL.createObjectURL(file), line: rested, photo });
        setFailed(false);
      } catch {
        if (!isStale) setFailed(true);
      } finally {
        if (own) URL.revokeObjectURL(own);
      }
    };
    void make();
    return () => {
      isStale = true;
    };
  }, [_id, title, plate, facts, rested, photo, cloth]);
  useEffect(
    () => () => {
      if (made) URL.revokeObjectURL(made.address);
    },
    [made],
  );
  const isCurrent = made?.line === line && made.photo === photo;
  return { made, isFailed, isCurrent };
}

export function canShareFile(file: File): boolean {
  const device: Partial<Navigator> = navigator;
  return device.share !== undefined && device.canShare?.({ files: [file] }) === true;
}

/** Ignores rejections: the user may cancel, and a second sheet cannot be opened over the first. */
export async function shareFile(file: File): Promise<void> {
  await ignoreError(navigator.share({ files: [file] }), 'the user may cancel');
}
