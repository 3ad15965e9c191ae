import { type PointerEvent, useRef } from 'react';

/** A sheet pulled down this far closes on release (px). */
const FAR_ENOUGH = 90;

/** Lets a finger pull the dialog down by its handle. A mouse has the close button. */
export function useDragDown(dismiss: () => void) {
  const from = useRef<number>(undefined);
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from.current ?? 0));

  const end = (event: PointerEvent<HTMLElement>) => {
    if (from.current === undefined) return;
    const isFar = event.type === 'pointerup' && pulled(event) > FAR_ENOUGH;
    from.current = undefined;
    const dialog = event.currentTarget.closest('dialog');
    dialog?.style.removeProperty('translate');
    if (isFar) dismiss();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') from.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      const dialog = event.currentTarget.closest('dialog');
      if (globalThis.matchMedia('(min-width: 768px)').matches) return;
      dialog?.style.setProperty('translate', `0 ${pulled(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
