import * as v from 'valibot';
import { type CookbookChanges, CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { Device } from '../device/database.ts';
import { DeviceFailure, onDevice } from '../device/device.ts';
import { saveCopy, writeEvicting } from '../device/write-evicting.ts';
import type { CachedCopy } from '../network/answer.ts';

const Row = v.object({ id: v.string(), recipe: CookbookRecipe });
const Head = v.object({ cursor: v.string(), askedAt: v.number(), storedAt: v.number() });
const VisitorHead = v.object({ leftBy: v.array(v.string()) });

/** The cookbook of a device without an account. It is not a cached copy, so it is never evicted. */
export interface VisitorCookbook {
  recipes: readonly CookbookRecipe[];
  /** Ids of the members who left it on the device at their sign-in. */
  leftBy: readonly string[];
}

const VISITOR = '';

/** Returns the cookbook as it was last fetched. */
export function readCookbook(userId: string): Promise<CachedCopy<CookbookChanges> | undefined> {
  const read = (device: Device) =>
    device.transaction('r', device.cookbook, device.meta, async () => {
      const head = await device.meta.get(toKey(userId));
      if (!v.is(Head, head)) return undefined;
      const { cursor, askedAt, storedAt } = head;
      const rows = await device.cookbook.where('userId').equals(userId).toArray();
      return { value: toWhole(toRecipes(rows), cursor), askedAt, storedAt };
    });
  return onDevice(read, undefined);
}

/**
 * Stores a fetched cookbook that continues `copy`, and writes only what has changed since. Resolves to false if it is
 * not stored, for example because another tab has already stored a later one.
 */
export function saveCookbook(
  userId: string,
  { recipes, cursor }: CookbookChanges,
  copy: CachedCopy<CookbookChanges> | undefined,
  { askedAt, storedAt }: { askedAt: number; storedAt: number },
): Promise<boolean> {
  const known = new Set(copy?.value.recipes);
  const kept = new Set(recipes.map(({ _id }) => _id));
  const save = (device: Device) =>
    device.transaction('rw', device.cookbook, device.meta, async () => {
      const head = await device.meta.get(toKey(userId));
      if (v.is(Head, head) && isLater(head, copy, askedAt)) return false;
      const changed = recipes.filter((recipe) => !known.has(recipe));
      await device.cookbook.bulkPut(changed.map((recipe) => toRow(userId, recipe)));
      const ids = await device.cookbook.where('userId').equals(userId).primaryKeys();
      await device.cookbook.bulkDelete(ids.filter(([, id]) => !kept.has(id)));
      await device.meta.put({ k: toKey(userId), cursor, askedAt, storedAt });
      return true;
    });
  return saveCopy(save, false, storedAt);
}

/** True if the device has a later cookbook. A stored time in the future comes from a wrong clock. */
function isLater(
  head: v.InferOutput<typeof Head>,
  copy: CachedCopy<CookbookChanges> | undefined,
  askedAt: number,
): boolean {
  if (head.askedAt > askedAt && head.askedAt <= Date.now()) return true;
  return copy !== undefined && copy.value.cursor !== head.cursor;
}

/** Removes the recipes of a member from this device. */
export function removeCookbook(userId: string): Promise<void> {
  const remove = (device: Device) =>
    device.transaction('rw', device.cookbook, device.meta, async () => {
      await device.cookbook.where('userId').equals(userId).delete();
      await device.meta.delete(toKey(userId));
    });
  return onDevice(remove, undefined);
}

/** Adds changes of the server to a copy. Recipes that did not change stay the same objects. */
export function mergeCookbook(copy: CookbookChanges, changes: CookbookChanges): CookbookChanges {
  const { cursor, hasMore, isWhole } = changes;
  const replaced = new Set([...changes.removed, ...changes.recipes.map(({ _id }) => _id)]);
  const kept = isWhole ? [] : copy.recipes.filter(({ _id }) => !replaced.has(_id));
  return { ...toWhole([...kept, ...changes.recipes], cursor), hasMore };
}

export function readVisitorCookbook(): Promise<VisitorCookbook> {
  const nothing: VisitorCookbook = { recipes: [], leftBy: [] };
  return onDevice(
    (device) => device.transaction('r', device.cookbook, device.meta, () => findVisitors(device)),
    nothing,
  );
}

/**
 * Changes the visitor's cookbook in one transaction. Rejects with a `DeviceFailure` if it cannot be stored.
 * @param change Returns the same recipe objects for recipes that do not change.
 */
export function changeVisitorCookbook(
  change: (known: VisitorCookbook) => VisitorCookbook,
): Promise<void> {
  return writeEvicting((device) =>
    device.transaction('rw', device.cookbook, device.meta, async () => {
      const known = await findVisitors(device);
      const next = change(known);
      const kept = new Set(next.recipes.map(({ _id }) => _id));
      const changed = next.recipes.filter((recipe) => !known.recipes.includes(recipe));
      const removed = known.recipes.filter(({ _id }) => !kept.has(_id));
      await device.cookbook.bulkPut(changed.map((recipe) => toRow(VISITOR, recipe)));
      await device.cookbook.bulkDelete(removed.map(({ _id }) => [VISITOR, _id]));
      await device.meta.put({ k: toKey(VISITOR), leftBy: next.leftBy });
      // The caller has reported a failure already.
      if (device.isTimedOut) throw new DeviceFailure('broken');
    }),
  );
}

async function findVisitors(device: Device): Promise<VisitorCookbook> {
  const head = await device.meta.get(toKey(VISITOR));
  const rows = await device.cookbook.where('userId').equals(VISITOR).toArray();
  return { recipes: toRecipes(rows), leftBy: v.is(VisitorHead, head) ? head.leftBy : [] };
}

function toRecipes(rows: readonly unknown[]): CookbookRecipe[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(Row, row);
    return parsed.success ? [parsed.output.recipe] : [];
  });
}

function toRow(userId: string, recipe: CookbookRecipe) {
  return { userId, id: recipe._id, recipe };
}

function toWhole(recipes: CookbookRecipe[], cursor: string): CookbookChanges {
  return { recipes, removed: [], cursor, isWhole: true, hasMore: false };
}

function toKey(userId: string): string {
  return `cookbook:${userId}`;
}
