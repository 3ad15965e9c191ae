import { type ComponentType, useEffect, useState } from 'react';
import * as outboxTexts from '#texts/outbox.ts';
import { useOutboxCounts } from '../../data/outbox/counts.ts';
import { onOutboxRequested } from '../../data/outbox/opening.ts';
import { showNotice } from '../../ui/notice/notices.ts';

interface SheetProps {
  isOpen: boolean;
  /** The write to discard, if only its confirmation is open. */
  leaving: { key: string } | undefined;
  close: () => void;
}

/** Opens the outbox on request on any page; the sheet loads lazily. */
export function Outbox() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [opened, setOpened] = useState<{ leaving: SheetProps['leaving'] }>();
  const { waiting, refused } = useOutboxCounts();
  const hasAny = waiting + refused > 0;

  useEffect(() => {
    // Preloaded, because the member may open it offline.
    if (hasAny) loadSheet().catch(() => undefined);
  }, [hasAny]);

  useEffect(() => {
    const open = async (key: string | undefined) => {
      try {
        const { OutboxSheet } = await loadSheet();
        setSheet(() => OutboxSheet);
        setOpened({ leaving: key === undefined ? undefined : { key } });
      } catch {
        showNotice({ kind: 'error', text: outboxTexts.didNotOpen });
      }
    };
    return onOutboxRequested((key) => void open(key));
  }, []);

  const leaving = opened?.leaving;
  const isOpen = opened !== undefined && leaving === undefined;
  return Sheet && <Sheet {...{ isOpen, leaving }} close={() => setOpened(undefined)} />;
}

const loadSheet = () => import('./outbox-sheet.tsx');
