import * as v from 'valibot';
import { OPENED_STAYS_MS } from '../../contract/limits.ts';
import { type Device, onDevice } from './device.ts';

/** Why a recipe and its pictures may not be evicted. `userId` is '' for what holds for the device, whoever uses it. */
const PinRow = v.object({
  recipeId: v.string(),
  reason: v.picklist(['opened', 'saved', 'favorite']),
  userId: v.string(),
  at: v.number(),
});
type PinRow = v.InferOutput<typeof PinRow>;

const Cooking = v.object({ recipeId: v.string(), state: v.literal('cooking') });

/**
 * Replaces the set of recipes that this user pins for this reason; whether it is on the device. What the set names is kept
 * from being evicted at once, also while it is not here yet: `keepRecipe` fetches it.
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

/** For use inside a transaction over pins and recipes: the recipe was opened, and stays for a day. */
export async function putOpened(device: Device, recipeId: string, now: number): Promise<void> {
  const pin: PinRow = { recipeId, reason: 'opened', userId: '', at: now };
  await device.pins.put(pin);
  await device.recipes.update(recipeId, { seenAt: now });
}

/** For use inside a transaction over pins: a recipe opened long ago is held no longer. */
export async function removeOver(device: Device, now: number): Promise<void> {
  await device.pins
    .filter((row) => {
      const pin = toPin(row);
      return pin !== undefined && isOver(pin, now);
    })
    .delete();
}

/**
 * For use inside a transaction over pins and cooking sessions: the recipes that somebody wants or has on the stove. With
 * `now`, those too that were opened within a day.
 */
export async function readPinned(device: Device, now?: number): Promise<Set<string>> {
  const pins = (await device.pins.toArray()).map(toPin);
  // Of what is on the stove the session is the one owner: a pin beside it could say something else.
  const sessions = await device.cookSessions.where('state').equals('cooking').toArray();
  const counts = (pin: PinRow) =>
    pin.reason !== 'opened' || (now !== undefined && !isOver(pin, now));
  return new Set([
    ...pins.flatMap((pin) => (pin && counts(pin) ? pin.recipeId : [])),
    ...sessions.flatMap((session) => (v.is(Cooking, session) ? session.recipeId : [])),
  ]);
}

/** A time still to come, noted while the clock was set ahead, pins nothing for ever. */
function isOver({ reason, at }: PinRow, now: number): boolean {
  return reason === 'opened' && Math.abs(now - at) >= OPENED_STAYS_MS;
}

function toPin(row: unknown): PinRow | undefined {
  return v.is(PinRow, row) ? row : undefined;
}
