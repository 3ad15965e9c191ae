import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type Move, type Touch, toKeyMove, toSwipe } from './moves.ts';

type DoMove = (move: Move) => void;

/** Arrow keys, PageUp and PageDown, Home and End, wherever the focus is. */
export function useKeyMoves(isOn: boolean, isLast: boolean, move: DoMove): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = isOn ? toKeyMove(event) : undefined;
    if (!wanted || event.defaultPrevented) return;
    event.preventDefault();
    // A key held down runs to the last step and not over the end.
    if (wanted === 'next' && isLast && event.repeat) return;
    move(wanted);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
}

/** Handlers that turn a swipe of one finger or pen into a move; a mouse selects text instead. */
export function useSwipes(move: DoMove) {
  const from = useRef<Touch>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary && event.pointerType !== 'mouse' ? toTouch(event) : undefined;
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
