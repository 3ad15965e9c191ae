import * as v from 'valibot';
import { ListChanges } from '#contract/list/schema.ts';
import type { Device } from '../device/database.ts';
import { DeviceFailure, onDevice } from '../device/device.ts';
import { writeEvicting } from '../device/write-evicting.ts';

const KEY = 'visitor-list';

/** The list of a device without an account. It is not a cached copy, so it is never evicted. */
const VisitorList = v.object({
  ...v.omit(ListChanges, ['cursor']).entries,
  /** Ids of the members who left it on the device at their sign-in. */
  leftBy: v.array(v.string()),
});
export type VisitorList = v.InferOutput<typeof VisitorList>;

export function readVisitorList(): Promise<VisitorList | undefined> {
  return onDevice(find, undefined);
}

/**
 * Changes the list in one transaction, or removes it if `change` returns undefined. Rejects with a `DeviceFailure` if it
 * cannot be stored.
 */
export function changeVisitorList(
  change: (known: VisitorList | undefined) => VisitorList | undefined,
): Promise<void> {
  return writeEvicting((device) =>
    device.transaction('rw', device.meta, async () => {
      const next = change(await find(device));
      if (next) await device.meta.put({ k: KEY, ...next });
      else await device.meta.delete(KEY);
      // The caller has reported a failure already.
      if (device.isTimedOut) throw new DeviceFailure('broken');
    }),
  );
}

async function find(device: Device): Promise<VisitorList | undefined> {
  const parsed = v.safeParse(VisitorList, await device.meta.get(KEY));
  return parsed.success ? parsed.output : undefined;
}
