import * as v from 'valibot';
import { KEPT_POSTS, KEPT_PROFILES } from '../../contract/post-limits.ts';
import type { CachedCopy } from './answer.ts';
import { type Device, onDevice } from './device.ts';
import { saveCopy } from './room.ts';
import { toMemberFromList, toPostFromList } from './seen-in-lists.ts';

/** How many of each kind stay for each member: of the lists the first page alone, of the rest those opened last. */
const KEPT = {
  feed: 1,
  trending: 1,
  'my-posts': 1,
  post: KEPT_POSTS,
  member: KEPT_PROFILES,
  'member-posts': KEPT_PROFILES,
  'member-followers': KEPT_PROFILES,
  'member-following': KEPT_PROFILES,
  'member-friends': KEPT_PROFILES,
} as const;
export type PageKind = keyof typeof KEPT;

/** Which page it is, and for whom: what is answered about the community differs per user. `userId` is '' for a visitor. */
export interface PageName {
  userId: string;
  kind: PageKind;
  /** Of a post or member; '' for a list. */
  id: string;
  /** Only as it was opened itself; otherwise what lists tell of it stands in. */
  whole?: true;
}

/** One answer larger than this is not kept: letters of JSON. */
const LETTERS_MAX = 400_000;

const PageRow = v.object({
  /** When it was asked for: what was accepted since is laid over it. */
  askedAt: v.number(),
  storedAt: v.number(),
  body: v.unknown(),
});

const KindRow = v.object({ ...PageRow.entries, kind: v.string() });

/** Keeps what the server said, until enough others of its kind were opened since. */
export function savePage(
  name: PageName,
  { value, askedAt, storedAt }: CachedCopy<unknown>,
): Promise<boolean> {
  if (JSON.stringify(value).length > LETTERS_MAX) return Promise.resolve(false);
  const { userId, kind } = name;
  const save = (device: Device) =>
    device.transaction('rw', device.communityPages, async () => {
      const old = await device.communityPages.get(toKey(name));
      // A slow answer asked for earlier must not undo a newer one; one of the future is from a clock since set right.
      if (v.is(PageRow, old) && old.askedAt > askedAt && old.askedAt <= Date.now()) return false;
      const row = { k: toKey(name), userId, kind, at: storedAt, askedAt, storedAt, body: value };
      await device.communityPages.put(row);
      const kept = await ofKind(device, userId, kind).primaryKeys();
      await device.communityPages.bulkDelete(kept.slice(0, -KEPT[kind]));
      return true;
    });
  return saveCopy(save, false, storedAt);
}

/** What is kept under this name, if it still reads as `schema`; it counts as opened just now. */
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

/** What was never opened, as far as the latest of the other pages has it. */
async function findInLists(device: Device, { userId, kind, id, whole }: PageName) {
  if (whole || (kind !== 'post' && kind !== 'member')) return undefined;
  const read = kind === 'post' ? toPostFromList : toMemberFromList;
  for (const row of await listPages(device, userId)) {
    const body = read(id, row.body);
    if (body !== undefined) return { ...row, body };
  }
  return undefined;
}

/** All that is kept for somebody, the latest first; whoever reads it knows its shape by its kind. */
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

/** The server no longer has it. */
export function removePage(name: PageName): Promise<void> {
  return onDevice((device) => device.communityPages.delete(toKey(name)), undefined);
}

/** They signed out: nothing of what they saw stays. */
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
