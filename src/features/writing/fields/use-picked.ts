import { useRef, useState } from 'react';
import { readPicture, toPictureFailure } from '../../../browser/pictures/picked-picture.ts';
import { toFreshId, type Written } from '../drafts/drafts.ts';

/** The picture that was picked: made small beside the typing, and told to the form once it can be kept. */
export function usePicked(
  first: ArrayBuffer | undefined,
  change: (next: Pick<Written, 'picture'>) => void,
) {
  const [bytes, setBytes] = useState(first);
  const [error, setError] = useState<string>();
  const [isReading, setReading] = useState(false);
  /** Only the last one that was picked counts. */
  const latest = useRef(0);

  const pick = async (file: File) => {
    latest.current += 1;
    const turn = latest.current;
    const failure = toPictureFailure(file);
    setError(failure);
    setReading(!failure);
    if (failure) return;
    try {
      const ready = await readPicture(file);
      if (turn !== latest.current) return;
      setBytes(ready.bytes);
      change({ picture: { upload: toFreshId(), type: ready.type, name: ready.name } });
    } catch (problem) {
      if (turn === latest.current) setError(problem instanceof Error ? problem.message : undefined);
    } finally {
      if (turn === latest.current) setReading(false);
    }
  };

  return {
    bytes,
    error,
    isReading,
    pick: (file: File) => void pick(file),
    remove: () => {
      latest.current += 1;
      setBytes(undefined);
      setError(undefined);
      setReading(false);
      change({ picture: null });
    },
  };
}
