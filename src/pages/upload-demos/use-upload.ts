import { useEffect, useState } from 'react';
import type { UploadAnswer } from '#contract/upload/schema.ts';
import { toAccountText } from '#domain/account/account.ts';
import { uploadImage } from '#domain/upload/uploads.ts';

/** State of an upload: the picked file, its progress and the result. */
export function useUpload(kind: 'picture' | 'avatar', fallback: string) {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<UploadAnswer>();

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const clear = () => {
    setFile(undefined);
    setPreview(undefined);
    setResult(undefined);
    setError(undefined);
  };

  const send = async (chosen: File) => {
    setError(undefined);
    try {
      setResult(await uploadImage(kind, chosen, setPercent));
    } catch (failure) {
      setError(toAccountText(failure, fallback));
    } finally {
      setPercent(undefined);
    }
  };

  return {
    file,
    preview: result?.imageUrl ?? preview,
    percent,
    error,
    result,
    setError,
    clear,
    send,
    pick: (chosen: File) => {
      clear();
      setFile(chosen);
      setPreview(URL.createObjectURL(chosen));
    },
  };
}
