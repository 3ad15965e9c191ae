import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import type { Command } from '#contract/writes.ts';
import { overlayLists } from '#domain/overlay/lists.ts';
import type { VisitorList } from '#offline/list/visitor-list.ts';
import { queryClient } from '#platform/network/query-client.ts';

const VISITOR = { id: '', name: '' };

const device = () => import('#domain/stored-copy/device-parts.ts');

/** Applies writes to the list of this device, as the optimistic overlay does for a member. Nothing is sent. */
export async function changeOwnList(commands: readonly Command[]): Promise<void> {
  const { changeVisitorList } = await device();
  const at = Date.now();
  await changeVisitorList((known) => {
    const views = known
      ? [{ list: known.list, state: addChanges(EMPTY_LIST, known), deliveries: new Map() }]
      : [];
    const pending = commands.map((command) => ({ command, at }));
    const [view] = overlayLists(views, pending, VISITOR);
    if (!view) return known;
    const { needs, ticks, removals } = view.state;
    return {
      list: view.list,
      needs: [...needs.values()],
      ticks: [...ticks.values()],
      removals: [...removals.values()],
      leftBy: known?.leftBy ?? [],
    };
  });
  await refreshOwnList();
}

/** Restores removed needs. Only a visitor's list can do that, because no other device has it. */
export async function undoOwnRemoval(needIds: readonly string[]): Promise<boolean> {
  const { changeVisitorList } = await device();
  await changeVisitorList(
    (known) =>
      known && {
        ...known,
        removals: known.removals.filter(({ needId }) => !needIds.includes(needId)),
      },
  );
  await refreshOwnList();
  return true;
}

export async function changeOwnRow(
  change: (known: VisitorList) => VisitorList | undefined,
): Promise<void> {
  const { changeVisitorList } = await device();
  await changeVisitorList((known) => known && change(known));
  await refreshOwnList();
}

export async function readOwnList(): Promise<VisitorList | undefined> {
  const { readVisitorList } = await device();
  return readVisitorList();
}

function refreshOwnList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['lists', ''] });
}
