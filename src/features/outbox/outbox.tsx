import { type ComponentType, useEffect, useState } from 'react';
import { onOutboxAsked } from '../../data/outbox-opening.ts';
import { useHeldUpCount } from '../../data/outbox-things.ts';
import { showNotice } from '../../ui/notices.ts';

interface SheetProps {
  isOpen: boolean;
  close: () => void;
}

/** Waits on every page for being asked; the sheet itself comes with the first asking. */
export function Outbox() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [isOpen, setOpen] = useState(false);
  const hasAny = useHeldUpCount() > 0;

  useEffect(() => {
    // At hand before it is wanted: it may be wanted where nothing can be loaded.
    if (hasAny) loadSheet().catch(() => undefined);
  }, [hasAny]);

  useEffect(() => {
    const open = async () => {
      try {
        const { OutboxSheet } = await loadSheet();
        setSheet(() => OutboxSheet);
        setOpen(true);
      } catch {
        showNotice({ kind: 'error', text: 'This did not open. Load the page again.' });
      }
    };
    return onOutboxAsked(() => void open());
  }, []);

  return Sheet && <Sheet isOpen={isOpen} close={() => setOpen(false)} />;
}

const loadSheet = () => import('./outbox-sheet.tsx');
