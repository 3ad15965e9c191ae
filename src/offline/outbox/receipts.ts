import * as v from 'valibot';
import { IDS_KEPT_MS, RECEIPT_KEPT_MS } from '#contract/device/outbox.ts';
import { Command, toDefinition } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import type { OutboxRow } from './rows.ts';

/**
 * An accepted write, stored until lists requested later include it. `vanished`: the target no longer existed.
 * `address`: the address of an uploaded picture. `version`: the new `ETag` of a post or a recipe.
 */
const Receipt = v.object({
  userId: v.string(),
  key: v.string(),
  entity: v.string(),
  command: Command,
  vanished: v.boolean(),
  address: v.optional(v.string()),
  version: v.optional(v.string()),
  at: v.number(),
});
export type Receipt = v.InferOutput<typeof Receipt>;

export function toReceipt(
  { userId, key, command }: OutboxRow,
  at: number,
  {
    vanished = false,
    address,
    version,
  }: { vanished?: boolean; address?: string | undefined; version?: string | null },
): Receipt {
  const entity = toDefinition(command).entity(command);
  return {
    userId,
    key,
    entity,
    command,
    vanished,
    at,
    ...(address !== undefined && { address }),
    ...(version && /^(?:post|cookbook):/.test(entity) && { version }),
  };
}

export async function readReceipts(
  device: Pick<Device, 'receipts'>,
  userId: string,
): Promise<Receipt[]> {
  const rows = await device.receipts.where('userId').equals(userId).toArray();
  return rows.filter((row) => v.is(Receipt, row));
}

export async function removeOldReceipts(device: Device, now: number): Promise<void> {
  await device.receipts
    .where('at')
    .below(now - RECEIPT_KEPT_MS)
    .delete();
}

/** Deletes expired receipts and id mappings. Mappings stay while any write waits, since it may refer to them. */
export async function forgetOld(device: Device, now: number): Promise<void> {
  await removeOldReceipts(device, now);
  await device.transaction('rw', device.outbox, device.idmap, async () => {
    if ((await device.outbox.count()) > 0) return;
    await device.idmap
      .where('at')
      .below(now - IDS_KEPT_MS)
      .delete();
  });
}
