import * as v from 'valibot';
import { RETRY_AFTER_MAX_MS } from '../../../contract/device/outbox.ts';
import { Params } from '../../../contract/problem.ts';
import { Command } from '../../../contract/writes/all.ts';
import type { Device } from '../device/device.ts';

/** Rows of a newer version of the app are not sent until that version runs again. */
const ROW_VERSION = 1;

/**
 * Why the server refused it. `code` may be our own: `unknown_outcome`, it is unknown whether it arrived. Codes and params
 * are stored with the sentences so that they can be translated; rows of earlier versions have none. `reasons`:
 * those of `details`, in the same order.
 */
const Refusal = v.object({
  status: v.number(),
  message: v.string(),
  code: v.optional(v.string()),
  params: v.optional(Params),
  details: v.optional(v.array(v.string())),
  reasons: v.optional(
    v.array(v.object({ code: v.optional(v.string()), params: v.optional(Params) })),
  ),
});
export type Refusal = v.InferOutput<typeof Refusal>;

/**
 * A write that waits. `sent`: it was on the wire under this key, so it may have arrived and its bytes are frozen.
 * `attemptsOffline`: how many of the attempts were made without a network, and do not lengthen the next waits.
 * `notBefore` 0: at once; `heldByServer`: the server asked for that wait; `unheard`: it is ours, as no answer came. `was`: for a toggle, what the server's side
 * looked like to whoever tapped. `label`: what it is about, as a cook calls it. `heldUntil`: a deletion that can
 * be undone until then (`held.ts`), 0 once that time is over. Paused, waiting and blocked are not
 * stored: they follow from the rest.
 */
const OutboxRow = v.object({
  seq: v.number(),
  key: v.string(),
  userId: v.string(),
  v: v.literal(ROW_VERSION),
  command: Command,
  deps: v.array(v.string()),
  state: v.picklist(['queued', 'sending', 'failed']),
  sent: v.boolean(),
  attempts: v.number(),
  attemptsOffline: v.optional(v.number()),
  notBefore: v.number(),
  heldByServer: v.boolean(),
  unheard: v.optional(v.boolean()),
  createdAt: v.number(),
  firstSentAt: v.optional(v.number()),
  bytes: v.number(),
  was: v.optional(v.boolean()),
  label: v.optional(v.string()),
  heldUntil: v.optional(v.number()),
  error: v.optional(Refusal),
});
const KnownRow = v.object({ key: v.string(), v: v.literal(ROW_VERSION) });
export type OutboxRow = v.InferOutput<typeof OutboxRow>;
export type NewRow = Omit<OutboxRow, 'seq'>;

export type Outbox = Pick<Device, 'outbox'>;

/** The waiting rows of one member, in order. A row that does not parse is skipped and kept. */
export async function readRows(device: Outbox, userId: string): Promise<OutboxRow[]> {
  const rows = await device.outbox.where('userId').equals(userId).toArray();
  return rows.filter(isRow).toSorted((one, other) => one.seq - other.seq);
}

/** Keys whose rows were validated once: up to 200 rows are read several times per tap, and only this app writes them. */
const sound = new Set<string>();

function isRow(row: unknown): row is OutboxRow {
  if (v.is(KnownRow, row) && sound.has(row.key)) return true;
  if (!v.is(OutboxRow, row)) return false;
  sound.add(row.key);
  return true;
}

/** The row, if it still has this key: a late answer must not change a row that was edited since. */
export async function findRow(
  device: Outbox,
  { seq, key }: { seq: number; key: string },
): Promise<OutboxRow | undefined> {
  const row = await device.outbox.get(seq);
  return v.is(OutboxRow, row) && row.key === key ? row : undefined;
}

export function toFreshRow(
  userId: string,
  command: Command,
  { key, now, bytes, deps }: { key: string; now: number; bytes: number; deps: string[] },
): NewRow {
  return {
    key,
    userId,
    v: ROW_VERSION,
    command,
    deps,
    state: 'queued',
    sent: false,
    attempts: 0,
    notBefore: 0,
    heldByServer: false,
    createdAt: now,
    bytes,
  };
}

/** The row with another command as a new write: a new key, the same place in the order. */
export function toUnsent(row: OutboxRow, command: Command, key: string): OutboxRow {
  const { error: _error, firstSentAt: _first, attemptsOffline: _offline, was, ...rest } = row;
  return {
    ...rest,
    ...(was !== undefined && !mayHaveArrived(row) && { was }),
    command,
    key,
    state: 'queued',
    sent: false,
    attempts: 0,
    notBefore: 0,
    heldByServer: false,
  };
}

/** Whether the server may have it though it was refused: an earlier try may have arrived without an answer. */
export function mayHaveArrived({ attempts, error }: OutboxRow): boolean {
  return attempts > 1 || error?.code === 'unknown_outcome';
}

/** Whether a row may still be changed: it is not being sent, and no answer to it is pending. */
export function isOpen(row: OutboxRow): boolean {
  return row.state === 'failed' || (row.state === 'queued' && !row.sent);
}

/** Waits are at most an hour: a longer one shows that the clock was set back since. */
export function isDue({ notBefore }: OutboxRow, now: number): boolean {
  return notBefore <= now || notBefore > now + RETRY_AFTER_MAX_MS;
}
