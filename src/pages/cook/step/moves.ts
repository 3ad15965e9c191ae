import type { StartStepTimer } from './cook-step.ts';

export type Move = 'next' | 'back' | 'first' | 'last';

export interface Touch {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
}

const FAR_ENOUGH_PX = 48;
/** A slower touch selects text or is a resting finger. */
const QUICK_ENOUGH_MS = 800;

/** A swipe to the left is Next. A mostly vertical movement only scrolls. */
export function toSwipe(from: Touch, to: Touch): 'next' | 'back' | undefined {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) < FAR_ENOUGH_PX || Math.abs(across) < along * 1.5) return undefined;
  if (to.at - from.at > QUICK_ENOUGH_MS) return undefined;
  return across < 0 ? 'next' : 'back';
}

const KEYS: Record<string, Move> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Home: 'first',
  End: 'last',
};

/** Keys with a modifier belong to the browser. */
export function toKeyMove(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): Move | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return KEYS[event.key];
}

/** Actions for voice commands that need more than the current step. */
export interface VoiceActions {
  move: (move: Move) => void;
  time: StartStepTimer;
}
