import type { Command } from '../../../contract/writes/all.ts';
import type { Receipt } from '../../offline/outbox/receipts.ts';
import type { OutboxRow } from '../../offline/outbox/rows.ts';

/** The signed-in user, as their own unsent posts and comments show them. */
export interface Me {
  id: string;
  name: string;
  avatar?: string | undefined;
  /** Ids of those whom they have blocked. */
  blocked?: readonly string[] | undefined;
  /** Ids of posts that they have hidden from themselves. */
  hiddenPosts?: readonly string[] | undefined;
}

/** A write that an answer of the server does not show yet: accepted after that was asked for, or still to be sent. */
export interface PendingWrite<C = Command> {
  command: C;
  at: number;
  /** Of an upload that the server has: its address. */
  address?: string;
  /** Undefined once the server has it. */
  delivery?: Delivery;
}

/** What a screen says of a write that waits. */
export type Delivery = Pick<OutboxRow, 'seq' | 'key' | 'error'> & {
  state: 'waiting' | 'sending' | 'failed';
};

/** A receipt further ahead than this was written while the device's clock was wrong. */
const CLOCK_SLACK_MS = 60_000;

/**
 * All writes that an answer asked for at `requestedAt` may not show, in order. An answer asked for before a write was accepted
 * may or may not show it, so applying one twice must be the same as once.
 */
export function listPendingWrites(
  { rows, receipts }: { rows: readonly OutboxRow[]; receipts: readonly Receipt[] },
  requestedAt: number,
  now = Date.now(),
): PendingWrite[] {
  const accepted = listLater(receipts, requestedAt, now + CLOCK_SLACK_MS).filter(
    (receipt) => !receipt.vanished,
  );
  return [
    ...accepted.map(toAccepted),
    ...rows.map((row) => ({
      command: row.command,
      at: row.createdAt,
      delivery: toDelivery(row),
    })),
  ];
}

function toAccepted({ command, at, address }: Receipt): PendingWrite {
  return { command, at, ...(address !== undefined && { address }) };
}

/** Receipts that an answer asked for at `requestedAt` may not show. Those beyond `ahead` carry a wrong time. */
function listLater(
  receipts: readonly Receipt[],
  requestedAt: number,
  ahead: number,
): readonly Receipt[] {
  if (requestedAt > ahead) return receipts.filter(({ at }) => at >= requestedAt || at <= ahead);
  // Asked for under the right clock, so after all that came under the wrong one.
  const shown = receipts.findLastIndex(({ at }) => at < requestedAt || at > ahead);
  return receipts.slice(shown + 1);
}

function toDelivery({ seq, key, state, error }: OutboxRow): Delivery {
  return { seq, key, state: state === 'queued' ? 'waiting' : state, ...(error && { error }) };
}

/** What was refused changes nothing, unless it is text that must stay in sight. */
export function isEffective({ delivery }: Pick<PendingWrite, 'delivery'>): boolean {
  return delivery?.state !== 'failed';
}
