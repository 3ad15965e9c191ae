import { useQuery } from '@tanstack/react-query';
import { addChanges, EMPTY_LIST, listLiving } from '#contract/list/state.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import { toParts, toTickWrites } from './changes.ts';
import { findTarget, type ListCommand } from './send.ts';
import { changeOwnRow, readOwnList } from './visitor.ts';

/** The question after a sign-in: what happens to the list that was written without an account? */
export interface BringAlong {
  /** Number of items on it. */
  count: number;
  /** Moves it into the member's first list. These three resolve with an error text, or undefined. */
  bring: () => Promise<string | undefined>;
  /** Keeps it for visitors of this device. The member is not asked again. */
  leave: () => Promise<string | undefined>;
  remove: () => Promise<string | undefined>;
}

/** Undefined if there is nothing to ask. */
export function useBringAlong(): BringAlong | undefined {
  const userId = useSession()?.user.id;
  const { data } = useQuery(
    {
      queryKey: ['lists', '', 'device'],
      queryFn: async () => (await readOwnList()) ?? null,
      enabled: userId !== undefined,
      staleTime: 0,
    },
    queryClient,
  );
  if (userId === undefined || !data || data.leftBy.includes(userId)) return undefined;
  const count = listLiving(addChanges(EMPTY_LIST, data)).length;
  if (count === 0) return undefined;
  return {
    count,
    bring: () => answer(() => bringAlong(userId)),
    leave: () =>
      answer(() => changeOwnRow((known) => ({ ...known, leftBy: [...known.leftBy, userId] }))),
    remove: () => answer(() => changeOwnRow(() => undefined)),
  };
}

async function answer(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return toWriteFailure(error, 'need.add');
  }
}

/** The needs keep their ids, and a new list keeps its own, so that a second try doubles nothing. */
async function bringAlong(userId: string): Promise<void> {
  const own = await readOwnList();
  if (!own) return;
  const state = addChanges(EMPTY_LIST, own);
  const { listId, first } = await findTarget(undefined, userId, own.list._id);
  const needs = listLiving(state).map(({ by: _visitor, ...need }) => need);
  const ticks = needs.flatMap(({ _id }) => state.ticks.get(_id) ?? []);
  const commands: readonly ListCommand[] = [
    ...first,
    ...toParts(needs).map((part) => ({ op: 'need.add' as const, listId, needs: part })),
    ...toTickWrites(
      listId,
      ticks.map(({ by: _visitor, ...tick }) => tick),
    ),
  ];
  await submit(commands.map((command) => ({ command })));
  await changeOwnRow(() => undefined);
}
