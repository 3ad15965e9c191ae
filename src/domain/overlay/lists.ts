import type { Household } from '#contract/household/schema.ts';
import { toView } from '#domain/writes.ts';
import type { Me, PendingWrite } from './pending.ts';
import type { ListView } from './views.ts';

/** Shopping lists with pending writes applied, new ones last. */
export function overlayLists(
  lists: readonly ListView[],
  pending: readonly PendingWrite[],
  me: Me,
): readonly ListView[] {
  return pending.reduce<readonly ListView[]>(
    (shown, write) => toView(write.command).overlay.lists(shown, write, me),
    lists,
  );
}

export function overlayHousehold(
  household: Household | null,
  pending: readonly PendingWrite[],
  me: Me,
): Household | null {
  return pending.reduce<Household | null>(
    (shown, write) => toView(write.command).overlay.household(shown, write, me),
    household,
  );
}
