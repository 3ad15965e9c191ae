import * as v from 'valibot';
import { onDevice } from '../device/device.ts';
import { tryWriteEvicting } from '../device/write-evicting.ts';
import { notifyKitchen } from './changes.ts';

const KEY = 'meal time';
const FORGOTTEN_AFTER_MS = 12 * 60 * 60 * 1000;

/** The planned time of a meal (ms since 1970) and its recipe ids. */
const MealTime = v.object({
  eatAt: v.number(),
  dishes: v.array(v.string()),
});
export type MealTime = v.InferOutput<typeof MealTime>;

/** A plan that could not be stored; it lasts as long as this page. */
let unsaved: MealTime | undefined;

export async function readMealTime(now = Date.now()): Promise<MealTime | undefined> {
  if (unsaved) return unsaved;
  return onDevice(async (device) => {
    const parsed = v.safeParse(MealTime, await device.meta.get(KEY));
    const isNear = parsed.success && now - parsed.output.eatAt < FORGOTTEN_AFTER_MS;
    return isNear ? parsed.output : undefined;
  }, undefined);
}

/** Resolves to false if the plan could not be stored; then it lasts as long as this page. */
export async function saveMealTime(meal: MealTime): Promise<boolean> {
  const isKept = await tryWriteEvicting(async (device) => {
    await device.meta.put({ k: KEY, ...meal });
    return true;
  }, false);
  unsaved = isKept ? undefined : meal;
  notifyKitchen();
  return isKept;
}

export async function removeMealTime(): Promise<void> {
  unsaved = undefined;
  await tryWriteEvicting((device) => device.meta.delete(KEY), undefined);
  notifyKitchen();
}
