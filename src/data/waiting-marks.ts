import type { OutboxRow } from '../offline/outbox/rows.ts';
import type { Marked } from './keeping.ts';
import { useWaiting } from './waiting.ts';

/** Whether a heart or a save of this recipe is held up. */
export function useIsWaiting({ recipe_name }: Marked): boolean {
  return useWaiting().rows.some(({ command, ...row }) => {
    const isMark = command.op === 'favorite.set' || command.op === 'saved.set';
    return isMark && command.recipeName === recipe_name && isHeldUp(row);
  });
}

/** How many things of one's own wait or were refused; refused ones count at once. */
export function useHeldUpCount(): number {
  return useWaiting().rows.filter(isHeldUp).length;
}

/** Tried in vain so far, or refused: what goes at once is not worth a word. */
export function isHeldUp({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  return state === 'failed' || (state === 'queued' ? attempts > 0 : attempts > 1);
}
