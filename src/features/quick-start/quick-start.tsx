import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { onQuickStartAsked } from '../../browser/quick-start-opening.ts';

interface DialogProps {
  isOpen: boolean;
  close: () => void;
}

/** Waits on every page for being asked; the dialog itself comes with the first asking. */
export function QuickStart() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const open = async () => {
      try {
        const { QuickStartDialog } = await import('./quick-start-dialog.late.tsx');
        setDialog(() => QuickStartDialog);
        setOpen(true);
      } catch {
        // The dialog did not come: the list it would lead to may.
        await navigate({ to: pagePaths.allRecipes });
      }
    };
    return onQuickStartAsked(() => void open());
  }, [navigate]);
  return Dialog && <Dialog isOpen={isOpen} close={() => setOpen(false)} />;
}
