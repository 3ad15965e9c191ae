import { useLayoutEffect, useState } from 'react';
import { findTopDialog } from '../dialog/open-dialogs.ts';

const GAP = 12;
/** The Cook button rises above the bottom bar of phones. */
const BAR_GAP = 36;
const FEET = '[data-foot], main + nav';

/** Returns the CSS `bottom` of a notice above the bar of the page or open dialog, or undefined if there is none. */
export function useAboveFoot(isShown: boolean): string | undefined {
  const [bottom, setBottom] = useState<string>();
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const look = () => setBottom(measure());
    look();
    // The page or a text box may change while the notice is shown.
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    const events = ['resize', 'scroll', 'input', 'animationend', 'transitionend'] as const;
    for (const event of events) globalThis.addEventListener(event, look, { passive: true });
    return () => {
      watch.disconnect();
      for (const event of events) globalThis.removeEventListener(event, look);
    };
  }, [isShown]);
  return bottom;
}

function measure(): string | undefined {
  const dialog = findTopDialog();
  const feet = dialog?.querySelectorAll('footer') ?? document.querySelectorAll(FEET);
  const tops = [...feet].flatMap((foot) => {
    const { top, height } = foot.getBoundingClientRect();
    if (height === 0 || top >= innerHeight) return [];
    return top - (foot.matches('nav') ? BAR_GAP : GAP);
  });
  // The page's own bar is behind the dialog.
  if (dialog && tops.length === 0) return `calc(${GAP}px + env(safe-area-inset-bottom))`;
  return tops.length > 0 ? `${Math.round(innerHeight - Math.min(...tops))}px` : undefined;
}
