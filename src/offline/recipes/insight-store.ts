import * as v from 'valibot';
import { Insight } from '#contract/recipe/insight.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';
import { type Fetched, isNewer } from './recipe-store.ts';

const InsightRow = v.object({
  k: v.string(),
  ...Insight.entries,
  etag: v.nullable(v.string()),
  fetchedAt: v.number(),
});
export type StoredInsight = v.InferOutput<typeof InsightRow>;

const toKey = (recipeId: string) => `insight ${recipeId}`;

export function readInsight(recipeId: string): Promise<StoredInsight | undefined> {
  return onDevice((device) => findInsight(device, recipeId), undefined);
}

/** Resolves to true if the stored text changed. */
export function saveInsight(
  recipeId: string,
  { insight }: Insight,
  fetched: Fetched,
): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.meta, async () => {
        const old = await findInsight(device, recipeId);
        if (old && isNewer(old.fetchedAt, fetched.fetchedAt)) return false;
        await device.meta.put({ k: toKey(recipeId), insight, ...fetched });
        return old?.insight !== insight;
      }),
    false,
  );
}

/** Records that the server confirmed the copy. */
export function saveInsightChecked(recipeId: string, fetchedAt: number): Promise<unknown> {
  return onDevice((device) => device.meta.update(toKey(recipeId), { fetchedAt }), 0);
}

/** Called when the server no longer has the dish. Resolves to false, since no copy is left. */
export function removeInsight(recipeId: string): Promise<boolean> {
  return onDevice(async (device) => {
    await device.meta.delete(toKey(recipeId));
    return false;
  }, false);
}

async function findInsight(device: Device, recipeId: string): Promise<StoredInsight | undefined> {
  const row = await device.meta.get(toKey(recipeId));
  return v.is(InsightRow, row) ? row : undefined;
}
