import * as v from 'valibot';
import { MEMBERS_MAX } from '#contract/household/limits.ts';
import { LISTS_MAX } from '#contract/list/limits.ts';
import { CACHED_POSTS_MAX, CACHED_PROFILES_MAX } from '#contract/post/limits.ts';
import { CACHED_TIPS_MAX } from '#contract/tip/limits.ts';
import type { Device } from '../device/database.ts';
import { onDevice } from '../device/device.ts';
import { saveCopy } from '../device/write-evicting.ts';
import type { CachedCopy } from '../network/answer.ts';
import { toMemberFromList, toPostFromList } from './seen-in-lists.ts';

/** Maximum number of stored pages per member and kind. Of a list only the first page is stored. */
const KEPT = {
  feed: 1,
  trending: 1,
  'my-posts': 1,
  tag: 5,
  post: CACHED_POSTS_MAX,
  cooks: CACHED_POSTS_MAX,
  member: CACHED_PROFILES_MAX,
  'member-posts': CACHED_PROFILES_MAX,
  'member-cooks': CACHED_PROFILES_MAX,
  'member-followers': CACHED_PROFILES_MAX,
  'member-following': CACHED_PROFILES_MAX,
  'member-friends': CACHED_PROFILES_MAX,
  notifications: 1,
  tips: CACHED_TIPS_MAX,
  lists: 1,
  list: LISTS_MAX * MEMBERS_MAX,
  household: 1,
  'cookbook-recipe': CACHED_POSTS_MAX,
  'cookbook-shared': 1,
} as const;
export type PageKind = keyof typeof KEPT;

/** Identifies a page and its viewer, since community responses differ per user. `userId` is '' for a visitor. */
export interface PageName {
  userId: string;
  kind: PageKind;
  id: string;
  /** Reads only the page itself; otherwise data from cached lists may be used instead. */
  whole?: true;
}

/** Maximum length of the JSON text; a larger response is not stored. */
const LETTERS_MAX = 400_000;

const PageRow = v.object({
  /** Time of the request (ms). Writes accepted since then are applied on top. */
  askedAt: v.number(),
  storedAt: v.number(),
  body: v.unknown(),
});

const KindRow = v.object({ ...PageRow.entries, kind: v.string() });

/** Stores a page and evicts the least recently opened ones of its kind. Resolves to false if it is not stored. */
export function savePage(
  name: PageName,
  { value, askedAt, storedAt }: CachedCopy<unknown>,
): Promise<boolean> {
  if (JSON.stringify(value).length > LETTERS_MAX) return Promise.resolve(false);
  const { userId, kind } = name;
  const save = (device: Device) =>
    device.transaction('rw', device.communityPages, async () => {
      const old = await device.communityPages.get(toKey(name));
      // A slow, older response must not replace a newer one. A stored time in the future comes from a wrong clock.
      if (v.is(PageRow, old) && old.askedAt > askedAt && old.askedAt <= Date.now()) return false;
      const row = { k: toKey(name), userId, kind, at: storedAt, askedAt, storedAt, body: value };
      await device.communityPages.put(row);
      const kept = await ofKind(device, userId, kind).primaryKeys();
      await device.communityPages.bulkDelete(kept.slice(0, -KEPT[kind]));
      return true;
    });
  return saveCopy(save, false, storedAt);
}

/** Returns the stored page if it matches `schema`, and marks it as opened. */
export function readPage<Schema extends v.GenericSchema>(
  name: PageName,
  schema: Schema,
  now = Date.now(),
): Promise<CachedCopy<v.InferOutput<Schema>> | undefined> {
  const read = (device: Device) =>
    device.transaction('rw', device.communityPages, async () => {
      const own = await device.communityPages.get(toKey(name));
      const row = own ?? (await findInLists(device, name));
      if (!v.is(PageRow, row)) return undefined;
      const { askedAt, storedAt } = row;
      const body = v.safeParse(schema, row.body);
      if (!body.success) return undefined;
      await device.communityPages.update(toKey(name), { at: now });
      return { value: body.output, askedAt, storedAt };
    });
  return onDevice(read, undefined);
}

/** Finds the newest data about a page that was never opened in other stored pages. */
async function findInLists(device: Device, { userId, kind, id, whole }: PageName) {
  if (whole || (kind !== 'post' && kind !== 'member')) return undefined;
  const read = kind === 'post' ? toPostFromList : toMemberFromList;
  for (const row of await listPages(device, userId)) {
    const body = read(id, row.body);
    if (body !== undefined) return { ...row, body };
  }
  return undefined;
}

export function readAllPages(userId: string): Promise<{ kind: string; body: unknown }[]> {
  return onDevice((device) => listPages(device, userId), []);
}

async function listPages(device: Device, userId: string) {
  const rows = await device.communityPages
    .where('[userId+kind+at]')
    .between([userId, '', ''], [userId, '\uffff', ''])
    .toArray();
  const kept = rows.filter((row) => v.is(KindRow, row));
  return kept.toSorted((a, b) => b.storedAt - a.storedAt);
}

/** Called when the server no longer has the page's subject. */
export function removePage(name: PageName): Promise<void> {
  return onDevice((device) => device.communityPages.delete(toKey(name)), undefined);
}

/** Removes all pages of a kind except those with these ids. */
export function removeOtherPages(
  userId: string,
  kind: PageKind,
  ids: readonly string[],
): Promise<void> {
  const kept = new Set(ids.map((id) => toKey({ userId, kind, id })));
  return onDevice(async (device) => {
    const all = await ofKind(device, userId, kind).primaryKeys();
    await device.communityPages.bulkDelete(all.filter((key) => !kept.has(key)));
  }, undefined);
}

const HouseholdRow = v.object({
  k: v.string(),
  body: v.object({ _id: v.string(), visibility: v.literal('household') }),
});

/** Removes the stored recipes that were shared with the household, except those with these ids. */
export function removeOtherHouseholdRecipes(userId: string, ids: readonly string[]): Promise<void> {
  return onDevice(async (device) => {
    const rows = await ofKind(device, userId, 'cookbook-recipe').toArray();
    const shared = rows.filter((row) => v.is(HouseholdRow, row));
    const gone = shared.filter(({ body }) => !ids.includes(body._id));
    await device.communityPages.bulkDelete(gone.map(({ k }) => k));
  }, undefined);
}

export function removePagesOf(userId: string): Promise<number> {
  const remove = (device: Device) =>
    device.communityPages
      .where('[userId+kind+at]')
      .between([userId, '', ''], [userId, '\uffff', ''])
      .delete();
  return onDevice(remove, 0);
}

function ofKind(device: Device, userId: string, kind: PageKind) {
  return device.communityPages
    .where('[userId+kind+at]')
    .between([userId, kind, Number.NEGATIVE_INFINITY], [userId, kind, Number.POSITIVE_INFINITY]);
}

function toKey({ userId, kind, id }: PageName): string {
  return `${userId}|${kind}|${id}`;
}
