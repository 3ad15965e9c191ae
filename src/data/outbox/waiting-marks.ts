import { isHeldUp } from '../../offline/outbox/held-up.ts';
import type { Marked } from '../keeping.ts';
import { useOfWaiting } from './waiting.ts';

export { isHeldUp };

/** Whether a heart or a save of this recipe is held up. */
export function useIsWaiting({ recipe_name }: Marked): boolean {
  return useOfWaiting(({ rows }) =>
    rows.some((row) => {
      const { command } = row;
      const isMark = command.op === 'favorite.set' || command.op === 'saved.set';
      return isMark && command.recipeName === recipe_name && isHeldUp(row);
    }),
  );
}
