import { useEffect, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { readSession } from '#platform/session.ts';
import { loadOutbox } from './load-outbox.ts';
import { useWaiting } from './waiting.ts';

/**
 * Returns the address of the user's unsent picture: an object URL of its bytes on this device, or the server's address
 * once it is sent. Undefined while it loads or if there is no picture.
 */
export function useWaitingPicture(uploadId: string | undefined): string | undefined {
  const { receipts } = useWaiting();
  const [local, setLocal] = useState<{ uploadId: string; url: string }>();

  useEffect(() => {
    const userId = readSession()?.user.id;
    if (uploadId === undefined || userId === undefined) return undefined;
    let url: string | undefined;
    let isUnmounted = false;
    const show = async () => {
      const { findBytes } = await loadOutbox();
      const bytes = await findBytes(uploadId, userId);
      if (isUnmounted || !bytes) return;
      // The browser detects the type from the bytes.
      url = URL.createObjectURL(new Blob([bytes]));
      setLocal({ uploadId, url });
    };
    void ignoreError(show(), 'the post has no picture then');
    return () => {
      isUnmounted = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [uploadId]);

  if (uploadId === undefined) return undefined;
  if (local?.uploadId === uploadId) return local.url;
  return receipts.find(({ command }) => 'uploadId' in command && command.uploadId === uploadId)
    ?.address;
}
