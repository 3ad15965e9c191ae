import type { Command } from '#contract/writes.ts';
import { toMadeId, toWithout } from './ids-of.ts';
import type { Outbox, OutboxRow } from './rows.ts';

/** A row that stays although an id it refers to is removed, with its new command and dependencies. */
export interface Detached {
  row: OutboxRow;
  command: Command;
  deps: string[];
}

export interface Dependants {
  unsendable: OutboxRow[];
  detached: Detached[];
}

export function listDependants(
  rows: readonly OutboxRow[],
  roots: readonly OutboxRow[],
): Dependants {
  const made = new Set(roots.flatMap((row) => toMadeId(row.command) ?? []));
  const found: Dependants = { unsendable: [], detached: [] };
  // A dependent row always follows the row that it depends on.
  for (const row of rows) {
    const lost = row.deps.filter((id) => made.has(id));
    if (roots.includes(row) || lost.length === 0) continue;
    const left = detach(row, lost);
    if (left) found.detached.push(left);
    else {
      found.unsendable.push(row);
      const makes = toMadeId(row.command);
      if (makes !== undefined) made.add(makes);
    }
  }
  return found;
}

/** Returns the row without these ids, or undefined if its command needs them. */
export function detach(row: OutboxRow, ids: readonly string[]): Detached | undefined {
  let command: Command | undefined = row.command;
  for (const id of ids) command &&= toWithout(command, id);
  return command && { row, command, deps: row.deps.filter((id) => !ids.includes(id)) };
}

/** The rows keep state and key: they were never sent, or they get a new key when they are sent again. */
export async function saveDetached(device: Outbox, detached: readonly Detached[]): Promise<void> {
  await device.outbox.bulkPut(
    detached.map(({ row, command, deps }) => ({ ...row, command, deps })),
  );
}
