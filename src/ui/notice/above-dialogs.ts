import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the overlay that `inside` stands in on top: an open dialog lies above the page and makes all of it inert, so as
 * long as one is open the overlay stands in the dialog, in the topmost of several. What `isPatient` waits below.
 */
export function useAboveDialogs(inside: RefObject<HTMLElement | null>, isPatient: boolean): void {
  useLayoutEffect(() => {
    const overlay = inside.current?.parentElement;
    if (!overlay) return undefined;
    const place = () => {
      // One that is opened from another stands in it or after it.
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const top = isPatient || !dialog ? document.body : dialog;
      if (overlay.parentElement !== top) top.append(overlay);
    };
    place();
    // A dialog that is taken off the page takes the overlay with it.
    const watch = new MutationObserver(place);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [inside, isPatient]);
}
