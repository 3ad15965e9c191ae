import { useEffect, useState } from 'react';
import { readSession } from '../../browser/session.ts';
import { useWaiting } from './waiting.ts';

/**
 * What to show for a picture of one's own that is still to be sent: an address of its bytes on this device, or the one the
 * server has given it meanwhile. Undefined until it is read, and where there is none.
 */
export function useWaitingPicture(uploadId: string | undefined): string | undefined {
  const { receipts } = useWaiting();
  const [local, setLocal] = useState<{ uploadId: string; url: string }>();

  useEffect(() => {
    const userId = readSession()?.user.id;
    if (uploadId === undefined || userId === undefined) return undefined;
    let url: string | undefined;
    let isGone = false;
    const show = async () => {
      // The database loads with the first waiting write, never with a page.
      const { findBytes } = await import('./driver.late.ts');
      const bytes = await findBytes(uploadId, userId);
      if (isGone || !bytes) return;
      // The browser detects the type from the bytes.
      url = URL.createObjectURL(new Blob([bytes]));
      setLocal({ uploadId, url });
    };
    // If its code does not load, the post is shown without its picture for now.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [uploadId]);

  if (uploadId === undefined) return undefined;
  if (local?.uploadId === uploadId) return local.url;
  return receipts.find(({ command }) => 'uploadId' in command && command.uploadId === uploadId)
    ?.address;
}
