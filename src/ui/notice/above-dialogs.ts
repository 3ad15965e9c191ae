import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the overlay around `inside` on top. An open dialog covers the page and makes it inert, so the overlay is moved
 * into the topmost dialog. With `isPatient` it stays below.
 */
export function useAboveDialogs(inside: RefObject<HTMLElement | null>, staysBelow: boolean): void {
  useLayoutEffect(() => {
    const overlay = inside.current?.parentElement;
    if (!overlay) return undefined;
    const place = () => {
      // A nested dialog is in its opener or after it.
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const top = staysBelow || !dialog ? document.body : dialog;
      if (overlay.parentElement !== top) top.append(overlay);
    };
    place();
    // An unmounted dialog would remove the overlay too.
    const watch = new MutationObserver(place);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [inside, staysBelow]);
}
