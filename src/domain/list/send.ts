import { ignoreError } from '#contract/platform/ignore-error.ts';
import type { CommandOf } from '#contract/writes.ts';
import { loadOutbox } from '#domain/outbox/load-outbox.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { readViewerId } from '#platform/network/fetch-page.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as listTexts from '#texts/list.ts';
import { listsQuery } from './queries.ts';
import { changeOwnList, readOwnList } from './visitor.ts';
import type { ListChangeOp } from './writes.ts';

export type ListCommand = CommandOf<ListChangeOp | 'list.create'>;

/** The list that this page has created, until the responses contain it. */
let created: { userId: string; listId: string } | undefined;
/** Writes run one after another, so that two quick ones do not create two lists. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes to a list. If there is no list yet, it creates one, named "Shopping list", together with the writes. For a
 * visitor the list is only on this device. Resolves with an error text, or undefined.
 * @param listId Undefined for the first list.
 */
export function changeList(
  listId: string | undefined,
  toCommands: (listId: string) => readonly ListCommand[],
): Promise<string | undefined> {
  const work = last.then(() => write(listId, toCommands));
  last = ignoreError(work, 'its caller handles the failure');
  return work;
}

async function write(
  known: string | undefined,
  toCommands: (listId: string) => readonly ListCommand[],
): Promise<string | undefined> {
  const userId = readViewerId();
  const { listId, first } = await findTarget(known, userId);
  const commands = toCommands(listId);
  const [one] = commands;
  if (!one) return undefined;
  const all = [...first, ...commands];
  try {
    if (userId === '') await changeOwnList(all);
    else await submit(all.map((command) => ({ command })));
    if (first.length > 0) created = { userId, listId };
    return undefined;
  } catch (error) {
    return toWriteFailure(error, one.op);
  }
}

/** The list to write to, with the write that creates it if there is none. */
export async function findTarget(
  known: string | undefined,
  userId: string,
  newId?: string,
): Promise<{ listId: string; first: readonly ListCommand[] }> {
  const listId = known ?? (await findFirstList(userId));
  if (listId !== undefined) return { listId, first: [] };
  const { toNewId } = await import('#offline/outbox/ids.ts');
  const list = { listId: newId ?? toNewId(), name: listTexts.firstName };
  return { listId: list.listId, first: [{ op: 'list.create', ...list }] };
}

async function findFirstList(userId: string): Promise<string | undefined> {
  if (userId === '') return (await readOwnList())?.list._id;
  const lists = await ignoreError(queryClient.fetchQuery(listsQuery(userId)), 'it is unknown then');
  const [first] = lists?.value ?? [];
  if (first) return first._id;
  if (created?.userId === userId) return created.listId;
  const { readOwnRows } = await loadOutbox();
  const rows = await readOwnRows(userId);
  return rows.flatMap(({ command }) => (command.op === 'list.create' ? [command.listId] : []))[0];
}
