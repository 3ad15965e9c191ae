import { type ComponentType, useEffect, useState } from 'react';
import type { DialogFrameProps } from './dialog-frame.tsx';

let Frame: ComponentType<DialogFrameProps> | undefined;

/** Loads the shared code of all dialogs. Call it early if dialogs of the page must open offline. */
export async function preloadDialog(): Promise<void> {
  const { DialogFrame } = await import('./dialog-frame.tsx');
  Frame = DialogFrame;
}

/**
 * A modal dialog. Its code is loaded when the first dialog of the app opens. If that fails, a notice explains it
 * (src/shell/upkeep/lost-chunks.ts) and this dialog closes, so that the same button tries again.
 */
export function Dialog(props: DialogFrameProps) {
  const { isOpen, close } = props;
  const [, setLoaded] = useState(false);

  useEffect(() => {
    if (!isOpen || Frame) return undefined;
    let isCurrent = true;
    preloadDialog().then(
      () => isCurrent && setLoaded(true),
      () => isCurrent && close(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, close]);

  return Frame ? <Frame {...props} /> : null;
}
