import * as v from 'valibot';
import { Aisle } from '#contract/food/schema.ts';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import {
  addNeeds,
  createList,
  removeNeeds,
  setAisle,
  setAisleOrder,
  setTicks,
} from './endpoints.ts';
import { Need } from './schema.ts';

const id = v.string();

interface ToList {
  listId: string;
}

const withListId = <C extends ToList>(command: C, toId: (id: string) => string): C => ({
  ...command,
  listId: toId(command.listId),
});

/** Changes of a list are sent in order, after its creation. A refused change does not block the next ones. */
const CHANGE = {
  entity: ({ listId }: ToList) => `list:${listId}`,
  lanes: ({ listId }: ToList) => [`list:${listId}`],
  passesRefused: true,
  missingTarget: 'drop',
  ids: { needs: ({ listId }: ToList) => [listId], replace: withListId },
} as const;

export const listCreate = defineWrite(
  'list.create',
  { listId: id, name: id },
  {
    ...CHANGE,
    endpoints: [createList],
    request: ({ listId, name }) => toRequest(createList, {}, { body: { _id: listId, name } }),
    ids: { makes: ({ listId }) => listId, replace: withListId },
    collapse: { kind: 'once' },
    missingTarget: 'refuse',
    resend: 'for-ever',
  },
);

/** A need as the device adds it. The server adds who wrote it. */
const AddedNeed = v.omit(Need, ['by']);
export type AddedNeed = v.InferOutput<typeof AddedNeed>;

/** The server adds each id once. The first id identifies the write. */
export const needAdd = defineWrite(
  'need.add',
  { listId: id, needs: v.array(AddedNeed) },
  {
    ...CHANGE,
    endpoints: [addNeeds],
    request: ({ listId, needs }) => toRequest(addNeeds, { listId }, { body: { needs } }),
    ids: {
      ...CHANGE.ids,
      makes: ({ needs }) => needs[0]?._id ?? '',
      replace: (command, toId) => ({
        ...withListId(command, toId),
        needs: command.needs.map((need) => ({ ...need, _id: toId(need._id) })),
      }),
    },
    collapse: { kind: 'last-wins', key: ({ needs }) => `need:${needs[0]?._id}` },
    missingTarget: 'refuse',
    resend: 'for-ever',
  },
);

export const needRemove = defineWrite(
  'need.remove',
  { listId: id, needIds: v.array(id) },
  {
    ...CHANGE,
    endpoints: [removeNeeds],
    request: ({ listId, needIds }) => toRequest(removeNeeds, { listId }, { body: { needIds } }),
    collapse: { kind: 'last-wins', key: ({ needIds }) => `removal:${needIds.toSorted().join()}` },
    resend: 'for-ever',
  },
);

/** Resent for ever, because the later `at` wins whenever it arrives. */
export const tickSet = defineWrite(
  'tick.set',
  { listId: id, ticks: v.array(v.object({ needId: id, ticked: v.boolean(), at: id })) },
  {
    ...CHANGE,
    endpoints: [setTicks],
    request: ({ listId, ticks }) => toRequest(setTicks, { listId }, { body: { ticks } }),
    collapse: {
      kind: 'last-wins',
      key: ({ ticks }) =>
        `tick:${ticks
          .map(({ needId }) => needId)
          .toSorted()
          .join()}`,
    },
    resend: 'for-ever',
  },
);

/** Exactly one of `food` and `text` is set. */
export const aisleSet = defineWrite(
  'aisle.set',
  { listId: id, food: v.optional(id), text: v.optional(id), aisle: Aisle },
  {
    ...CHANGE,
    endpoints: [setAisle],
    request: ({ listId, food, text, aisle }) =>
      toRequest(setAisle, { listId }, { body: { food, text, aisle } }),
    collapse: {
      kind: 'last-wins',
      key: ({ listId, food, text }) => `aisle:${listId}:${food ?? `text:${text}`}`,
    },
  },
);

export const aisleOrderSet = defineWrite(
  'aisle-order.set',
  { listId: id, aisles: v.array(Aisle) },
  {
    ...CHANGE,
    endpoints: [setAisleOrder],
    request: ({ listId, aisles }) => toRequest(setAisleOrder, { listId }, { body: { aisles } }),
    collapse: { kind: 'last-wins', key: ({ listId }) => `aisle-order:${listId}` },
  },
);
