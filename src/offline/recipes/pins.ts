import * as v from 'valibot';
import { OPENED_STAYS_MS } from '#contract/platform/limits.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';

/** Why a recipe and its pictures must not be evicted. `userId` is '' for `opened` pins, which belong to the device. */
const PinRow = v.object({
  recipeId: v.string(),
  reason: v.picklist(['opened', 'saved', 'favorite']),
  userId: v.string(),
  at: v.number(),
});
type PinRow = v.InferOutput<typeof PinRow>;

const Cooking = v.object({ recipeId: v.string(), state: v.literal('cooking') });

/**
 * Replaces the recipes that this user pins for this reason. Resolves to true if that is stored. The pins also apply to
 * recipes that are not stored yet; `downloadRecipe` fetches those.
 */
export function pinRecipes(
  userId: string,
  reason: Exclude<PinRow['reason'], 'opened'>,
  recipeIds: readonly string[],
  now = Date.now(),
): Promise<boolean> {
  return onDevice(
    (device) =>
      device.transaction('rw', device.pins, async () => {
        await device.pins.where({ userId, reason }).delete();
        await device.pins.bulkPut(
          recipeIds.map((recipeId): PinRow => ({ recipeId, reason, userId, at: now })),
        );
        return true;
      }),
    false,
  );
}

/** Pins an opened recipe for a day. Call it in a transaction over pins and recipes. */
export async function pinOpened(device: Device, recipeId: string, now: number): Promise<void> {
  const pin: PinRow = { recipeId, reason: 'opened', userId: '', at: now };
  await device.pins.put(pin);
  await device.recipes.update(recipeId, { seenAt: now });
}

/** Removes expired `opened` pins. Call it in a transaction over pins. */
export async function removeExpiredPins(device: Device, now: number): Promise<void> {
  await device.pins
    .filter((row) => {
      const pin = toPin(row);
      return pin !== undefined && isExpired(pin, now);
    })
    .delete();
}

/**
 * Returns the recipes that are saved or being cooked, with `now` also those opened within a day. Call it in a
 * transaction over pins and cooking sessions.
 */
export async function readPinned(device: Device, now?: number): Promise<Set<string>> {
  const pins = (await device.pins.toArray()).map(toPin);
  // Cooking sessions are the only source for recipes being cooked; a pin could contradict them.
  const sessions = await device.cookSessions.where('state').equals('cooking').toArray();
  const counts = (pin: PinRow) =>
    pin.reason !== 'opened' || (now !== undefined && !isExpired(pin, now));
  return new Set([
    ...pins.flatMap((pin) => (pin && counts(pin) ? pin.recipeId : [])),
    ...sessions.flatMap((session) => (v.is(Cooking, session) ? session.recipeId : [])),
  ]);
}

/** A time in the future, stored while the clock was wrong, must not pin a recipe for ever. */
function isExpired({ reason, at }: PinRow, now: number): boolean {
  return reason === 'opened' && Math.abs(now - at) >= OPENED_STAYS_MS;
}

function toPin(row: unknown): PinRow | undefined {
  return v.is(PinRow, row) ? row : undefined;
}
