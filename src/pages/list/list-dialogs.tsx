import { Suspense } from 'react';
import type { Household } from '#contract/household/schema.ts';
import type { Delivery } from '#domain/overlay/pending.ts';
import type { ListLine } from '#knowledge/shopping/list-lines.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { LineDialog } from './line-dialog.tsx';
import type { ListActions } from './list-actions.ts';
import type { ListDialog } from './list-head.tsx';
import { NewListDialog } from './new-list-dialog.tsx';
import { OrderDialog } from './order-dialog.tsx';
import type { RowContext } from './row-context.ts';

/** One file for the household, with a QR code. */
const HouseholdDialog = optionalPart(() =>
  import('./household/household-dialog.tsx').then((part) => part.HouseholdDialog),
);

/** A closed dialog stays until its animation has ended. */
export type DialogState = { isOpen: boolean } & (
  | { name: ListDialog }
  | { name: 'line'; lineKey: string; isBought: boolean }
);

interface Props {
  state: DialogState;
  close: () => void;
  context: RowContext;
  lines: readonly ListLine[];
  toDelivery: (needId: string) => Delivery | undefined;
  actions: ListActions;
  household: Household | null;
}

/** The open dialog of the page. */
export function ListDialogs({
  state,
  close,
  context,
  lines,
  toDelivery,
  actions,
  household,
}: Props) {
  const { isOpen } = state;
  if (state.name === 'line') {
    const same = lines.filter(({ key }) => key === state.lineKey);
    const line = same.find(({ isBought }) => isBought === state.isBought) ?? same[0];
    if (!line) return null;
    return (
      <LineDialog
        line={line}
        isOpen={isOpen}
        close={close}
        context={context}
        toDelivery={toDelivery}
        actions={actions}
      />
    );
  }
  if (state.name === 'order') {
    return (
      <OrderDialog
        isOpen={isOpen}
        close={close}
        order={context.list.aisleOrder}
        change={actions.setAisleOrder}
      />
    );
  }
  if (state.name === 'new-list') return <NewListDialog isOpen={isOpen} close={close} />;
  return (
    <Suspense fallback={null}>
      <HouseholdDialog isOpen={isOpen} close={close} household={household} />
    </Suspense>
  );
}
