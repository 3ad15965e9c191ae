import { useEffect, useState } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { useOutboxCounts } from '#domain/outbox/counts.ts';
import { onOutboxRequested } from '#domain/outbox/opening.ts';
import { preloadDialog } from '#ui/dialog/dialog.tsx';
import type { DiscardRequest } from './confirm-discard.tsx';
import { OutboxSheet } from './outbox-sheet.tsx';

interface Shown {
  isOpen: boolean;
  /** The write to discard, if only its confirmation is open. */
  leaving: DiscardRequest | undefined;
}

/** Opens the outbox on request on any page. */
export function Outbox() {
  const [shown, setShown] = useState<Shown>();
  const { waiting, refused } = useOutboxCounts();
  const hasAny = waiting + refused > 0;

  useEffect(() => {
    // Preloaded, because the member may open it offline.
    if (hasAny) void ignoreError(preloadDialog(), 'retried later');
  }, [hasAny]);

  useEffect(() => {
    const open = (key: string | undefined) =>
      setShown({ isOpen: key === undefined, leaving: key === undefined ? undefined : { key } });
    return onOutboxRequested(open);
  }, []);

  const close = () => setShown({ isOpen: false, leaving: undefined });
  return shown && <OutboxSheet {...shown} close={close} />;
}
