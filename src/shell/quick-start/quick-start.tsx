import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { onQuickStartRequested } from '#platform/quick-start-opening.ts';

interface DialogProps {
  isOpen: boolean;
  close: () => void;
}

/** Opens quick start on request on any page; the dialog loads on demand. */
export function QuickStart() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const open = async () => {
      try {
        const { QuickStartDialog } = await import('./quick-start-dialog.tsx');
        setDialog(() => QuickStartDialog);
        setOpen(true);
      } catch {
        // If the dialog fails to load, the list of recipes is the fallback.
        await navigate({ to: pagePaths.allRecipes });
      }
    };
    return onQuickStartRequested(() => void open());
  }, [navigate]);
  return Dialog && <Dialog isOpen={isOpen} close={() => setOpen(false)} />;
}
