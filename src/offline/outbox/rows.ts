import * as v from 'valibot';
import { RETRY_AFTER_MAX_MS } from '#contract/device/outbox.ts';
import { Params } from '#contract/platform/problem.ts';
import { Command } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';

/** Rows written by a newer version of the app are not sent until that version runs again. */
const ROW_VERSION = 1;

/**
 * Why the server refused a write. The client sets `code` `unknown_outcome` if the write may have arrived. Codes and
 * params are stored for translation; rows of earlier versions have none. `reasons` has the codes of `details`, in the
 * same order. `current` is the stored thing that a stale write conflicts with.
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
  current: v.optional(v.unknown()),
});
export type Refusal = v.InferOutput<typeof Refusal>;

/**
 * A waiting write.
 * `sent`: it was sent under this key, so it may have arrived and its bytes are frozen.
 * `attemptsOffline`: attempts without a network, which do not lengthen the backoff.
 * `notBefore`: time of the next attempt (ms), 0 for at once.
 * `heldByServer`: the server requested that wait. `unheard`: the wait is a backoff after no response.
 * `was`: the server's state of a toggle when the user tapped it. `label`: name of the target for the user.
 * `heldUntil`: time until which a deletion can be undone (`held.ts`), 0 afterwards.
 * The paused and blocked states are computed.
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

/** Returns the member's waiting rows in order. Rows that do not parse are skipped and stay stored. */
export async function readRows(device: Outbox, userId: string): Promise<OutboxRow[]> {
  const rows = await device.outbox.where('userId').equals(userId).toArray();
  return rows.filter(isRow).toSorted((one, other) => one.seq - other.seq);
}

/** Keys of validated rows. Up to 200 rows are read several times per tap, and only this app writes them. */
const sound = new Set<string>();

function isRow(row: unknown): row is OutboxRow {
  if (v.is(KnownRow, row) && sound.has(row.key)) return true;
  if (!v.is(OutboxRow, row)) return false;
  sound.add(row.key);
  return true;
}

/** Returns the row if it still has this key: a late response must not change a row that was edited since. */
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

/** Turns the row into a new unsent write at the same position. */
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

/** True if a refused write may be on the server, because an earlier attempt may have arrived. */
export function mayHaveArrived({ attempts, error }: OutboxRow): boolean {
  return attempts > 1 || error?.code === 'unknown_outcome';
}

/** True if a row may still be changed: it is unsent or refused. */
export function isOpen(row: OutboxRow): boolean {
  return row.state === 'failed' || (row.state === 'queued' && !row.sent);
}

/** Waits are at most an hour. A longer one means that the clock was set back. */
export function isDue({ notBefore }: OutboxRow, now: number): boolean {
  return notBefore <= now || notBefore > now + RETRY_AFTER_MAX_MS;
}
