import { toView } from '#domain/writes.ts';
import { withoutBlocked } from './excluded.ts';
import type { Me, PendingWrite } from './pending.ts';
import type { ShownTip, TipView } from './views.ts';

/** The tips of a dish with pending writes applied. */
export function overlayTips(
  tips: readonly TipView[],
  pending: readonly PendingWrite[],
  recipeId: string,
  me: Me,
): readonly ShownTip[] {
  return pending.reduce<readonly ShownTip[]>(
    (shown, write) => toView(write.command).overlay.tips(shown, write, recipeId, me),
    withoutBlocked(tips, me, ({ authorId }) => authorId),
  );
}
