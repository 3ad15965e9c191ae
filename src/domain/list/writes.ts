import { ShoppingBasket } from 'lucide-react';
import { AISLES } from '#contract/food/schema.ts';
import type { Filed } from '#contract/list/schema.ts';
import { addChanges, EMPTY_LIST } from '#contract/list/state.ts';
import type { CommandOf } from '#contract/writes.ts';
import { defineView, TAP, type WriteView } from '#domain/overlay/define-view.ts';
import { type Delivery, isEffective, type Me, type PendingWrite } from '#domain/overlay/pending.ts';
import { toQuoted } from '#domain/overlay/quoted.ts';
import { type ListView, NO_OVERLAY, type Overlay } from '#domain/overlay/views.ts';
import * as listTexts from '#texts/list.ts';
import * as writeTexts from '#texts/write.ts';

/** The writes that change an existing list. */
export type ListChangeOp =
  | 'need.add'
  | 'need.remove'
  | 'tick.set'
  | 'aisle.set'
  | 'aisle-order.set';

const COMMON = {
  icon: ShoppingBasket,
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  wasOn: () => undefined,
  refreshes: ['lists'],
  invitesInstall: () => false,
} as const;

function defineListView<O extends ListChangeOp>(
  title: (command: CommandOf<O>) => string,
  change: (view: ListView, write: PendingWrite<CommandOf<O>>, me: Me) => ListView,
): WriteView<CommandOf<O>> {
  return {
    ...COMMON,
    words: { ...TAP, title, fallback: listTexts.notChanged },
    overlay: toOverlay((view, write, me) => (isEffective(write) ? change(view, write, me) : view)),
  };
}

function toOverlay<C extends { listId: string }>(
  change: (view: ListView, write: PendingWrite<C>, me: Me) => ListView,
): Overlay<C> {
  return {
    ...NO_OVERLAY,
    lists: (views, write, me) =>
      views.map((view) =>
        view.list._id === write.command.listId ? change(view, write, me) : view,
      ),
  };
}

export const listCreateView = defineView<'list.create'>({
  ...COMMON,
  words: {
    ...TAP,
    title: ({ name }) => writeTexts.list(toQuoted(name)),
    fallback: listTexts.notChanged,
  },
  ownName: ({ name }) => name,
  overlay: {
    ...NO_OVERLAY,
    lists: (views, { command: { listId, name }, at }, me) => {
      if (views.some(({ list }) => list._id === listId)) return views;
      const list = {
        _id: listId,
        name,
        people: [{ id: me.id, name: me.name }],
        aisleOrder: [...AISLES],
        filed: [],
        createdAt: new Date(at).toISOString(),
      };
      return [...views, { list, state: EMPTY_LIST, deliveries: new Map() }];
    },
  },
});

/** Refused needs stay on the list with the reason, because they are typed text. */
export const needAddView = defineView<'need.add'>({
  ...COMMON,
  words: {
    ...TAP,
    title: ({ needs }) => writeTexts.needs(needs.length, toQuoted(needs[0]?.text ?? '')),
    loss: () => writeTexts.yourNeeds,
    typed: toTexts,
    excerpt: ({ needs }) => (needs.length > 1 ? toTexts({ needs }) : ''),
    isTyped: true,
    fallback: listTexts.notAdded,
    targetMissing: listTexts.notFound,
  },
  overlay: toOverlay((view, { command: { needs }, delivery }, me) => ({
    ...view,
    state: addChanges(view.state, { needs: needs.map((need) => ({ ...need, by: me.id })) }),
    deliveries: withDelivery(
      view,
      needs.map(({ _id }) => _id),
      delivery,
    ),
  })),
});

function toTexts({ needs }: { needs: readonly { text: string }[] }): string {
  return needs.map(({ text }) => text).join('\n');
}

export const needRemoveView = defineListView<'need.remove'>(
  ({ needIds }) => writeTexts.needsRemove(needIds.length),
  (view, { command: { needIds }, at }, me) => {
    const removal = { by: me.id, at: new Date(at).toISOString() };
    const removals = needIds.map((needId) => ({ needId, ...removal }));
    return { ...view, state: addChanges(view.state, { removals }) };
  },
);

export const tickSetView = defineListView<'tick.set'>(
  ({ ticks }) => writeTexts.ticks(ticks[0]?.ticked === true, ticks.length),
  (view, { command: { ticks }, delivery }, me) => ({
    ...view,
    state: addChanges(view.state, { ticks: ticks.map((tick) => ({ ...tick, by: me.id })) }),
    deliveries: withDelivery(
      view,
      ticks.map(({ needId }) => needId),
      delivery,
    ),
  }),
);

export const aisleSetView = defineListView<'aisle.set'>(
  ({ food, text }) => writeTexts.aisle(toQuoted(food ?? text ?? '')),
  (view, { command: { food, text, aisle } }) => {
    const isOther = (one: Filed) => one.food !== food || one.text !== text;
    const filed = [...view.list.filed.filter(isOther), { food, text, aisle }];
    return { ...view, list: { ...view.list, filed } };
  },
);

export const aisleOrderSetView = defineListView<'aisle-order.set'>(
  () => writeTexts.aisleOrder,
  (view, { command: { aisles } }) => ({ ...view, list: { ...view.list, aisleOrder: [...aisles] } }),
);

/** The latest write of a need decides. An accepted one does not wait any more. */
function withDelivery(
  { deliveries }: ListView,
  needIds: readonly string[],
  delivery: Delivery | undefined,
): ListView['deliveries'] {
  if (!delivery) return deliveries;
  return new Map([...deliveries, ...needIds.map((needId) => [needId, delivery] as const)]);
}
