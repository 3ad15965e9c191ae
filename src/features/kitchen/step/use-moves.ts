import { type PointerEvent, useEffect, useRef } from 'react';
import { type Move, type Touch, toKeyMove, toSwipe } from './moves.ts';

type DoMove = (move: Move) => void;

/** Arrow keys, PageUp and PageDown, Home and End, wherever the focus is but in a dialog. */
export function useKeyMoves(isLast: boolean, move: DoMove): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = toKeyMove(event);
      if (!wanted || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A key held down runs to the last step and not over the end.
      if (wanted === 'next' && isLast && event.repeat) return;
      move(wanted);
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  });
}

/** Handlers that turn a swipe of one finger or pen into a move, but in a dialog; a mouse selects text instead. */
export function useSwipes(move: DoMove) {
  const from = useRef<Touch>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isTouch = event.isPrimary && event.pointerType !== 'mouse';
      // A dialog that the step has opened lies in it for React, though not on the screen.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      from.current = isTouch && !isInDialog ? toTouch(event) : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const wanted = from.current && toSwipe(from.current, toTouch(event));
      from.current = undefined;
      if (wanted) move(wanted);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

function toTouch(event: PointerEvent): Touch {
  return { x: event.clientX, y: event.clientY, at: event.timeStamp };
}
