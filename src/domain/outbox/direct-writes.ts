import * as v from 'valibot';
import { Command, toDefinition } from '#contract/writes.ts';
import type { Device } from '#offline/device/database.ts';
import { findSignedIn } from '#offline/device/signed-in.ts';
import { toCollapseKey } from '#offline/outbox/collapse.ts';
import { type DirectWrite, supersedeOlderRows } from '#offline/outbox/supersede.ts';

const PREFIX = 'simmer.direct-writes.';

const DirectWrites = v.array(v.object({ command: Command, at: v.number() }));

/** Stores writes that are sent directly until the database works again. */
export function saveDirectWrites(userId: string, commands: readonly Command[], at: number): void {
  // Only a write that sets a state can be reverted by an older one.
  const added = commands.filter((command) => 'key' in toDefinition(command).collapse);
  if (added.length === 0) return;
  const rest = withoutWrites(readDirectWrites(userId), added);
  store(userId, [...rest, ...added.map((command) => ({ command, at }))]);
}

export function removeDirectWrites(userId: string, commands: readonly Command[]): void {
  const known = readDirectWrites(userId);
  if (known.length > 0) store(userId, withoutWrites(known, commands));
}

/** Called before rows are queued or sent, so that an older row does not undo a write that was sent directly. */
export async function queueDirectWrites(device: Device): Promise<void> {
  const userId = (await findSignedIn(device))?.userId;
  const writes = userId === undefined ? [] : readDirectWrites(userId);
  if (userId === undefined || writes.length === 0) return;
  await supersedeOlderRows(device, userId, writes);
  const rest = readDirectWrites(userId).filter(
    (each) => !writes.some(({ command, at }) => isSame(each.command, command) && each.at === at),
  );
  store(userId, rest);
}

function withoutWrites(writes: readonly DirectWrite[], commands: readonly Command[]) {
  return writes.filter(({ command }) => !commands.some((each) => isSame(each, command)));
}

function isSame(one: Command, other: Command): boolean {
  return toCollapseKey(one) === toCollapseKey(other);
}

const inMemory = new Map<string, readonly DirectWrite[]>();

function readDirectWrites(userId: string): readonly DirectWrite[] {
  const remembered = inMemory.get(userId);
  if (remembered) return remembered;
  try {
    const stored = v.safeParse(
      v.pipe(v.string(), v.parseJson(), DirectWrites),
      localStorage.getItem(PREFIX + userId),
    );
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

function store(userId: string, writes: readonly DirectWrite[]): void {
  inMemory.delete(userId);
  try {
    if (writes.length === 0) localStorage.removeItem(PREFIX + userId);
    else localStorage.setItem(PREFIX + userId, JSON.stringify(writes));
  } catch {
    if (writes.length > 0) inMemory.set(userId, writes);
  }
}
