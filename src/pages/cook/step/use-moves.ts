import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type PointerEvent, useEffect, useRef } from 'react';
import { readStepHash } from '#offline/kitchen/step-address.ts';
import { type Move, type Touch, toKeyMove, toSwipe } from './moves.ts';

type DoMove = (move: Move) => void;

/** Arrow keys, PageUp and PageDown, Home and End, unless a dialog is open. */
export function useKeyMoves(isLast: boolean, move: DoMove): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = toKeyMove(event);
      if (!wanted || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // A held key stops at the last step and does not finish the dish.
      if (wanted === 'next' && isLast && event.repeat) return;
      move(wanted);
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  });
}

/** Handlers that turn a swipe by finger or pen into a move, except in a dialog. A mouse selects text instead. */
export function useSwipes(move: DoMove) {
  const from = useRef<Touch>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isTouch = event.isPrimary && event.pointerType !== 'mouse';
      // React events of a dialog opened by the step bubble to here, although it is rendered above the step.
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

/** Goes to the step in the URL's hash and removes the hash, so that a reload stays at the cook's current step. */
export function useStepFromHash(go: (step: number) => void): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    const step = readStepHash(hash);
    if (step === undefined) return;
    go(step);
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, go, navigate]);
}
