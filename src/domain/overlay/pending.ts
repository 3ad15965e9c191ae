import type { Command } from '#contract/writes.ts';
import type { Receipt } from '#offline/outbox/receipts.ts';
import type { OutboxRow } from '#offline/outbox/rows.ts';

/** The signed-in user, as the author of unsent posts and comments. */
export interface Me {
  id: string;
  name: string;
  avatar?: string | undefined;
  /** Ids of blocked members. */
  blocked?: readonly string[] | undefined;
  /** Ids of posts that the user has hidden. */
  hiddenPosts?: readonly string[] | undefined;
}

/** A write that a response may not include yet: it is still unsent, or was accepted after the request. */
export interface PendingWrite<C = Command> {
  command: C;
  at: number;
  /** The address of an upload that the server has. */
  address?: string;
  /** The version after an accepted write, in quotes, if the thing has versions. */
  version?: string;
  /** Undefined once the server has the write. */
  delivery?: Delivery;
}

/** The delivery state of a pending write, for screens. */
export type Delivery = Pick<OutboxRow, 'seq' | 'key' | 'error'> & {
  state: 'waiting' | 'sending' | 'failed';
};

/** A receipt further in the future than this was written while the device's clock was wrong. */
const CLOCK_SLACK_MS = 60_000;

/**
 * All writes that the response to a request at `requestedAt` may not include, in order. A response requested before a
 * write was accepted may or may not include it, so an overlay must be idempotent.
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

function toAccepted({ command, at, address, version }: Receipt): PendingWrite {
  return {
    command,
    at,
    ...(address !== undefined && { address }),
    ...(version !== undefined && { version }),
  };
}

/** Receipts that a response requested at `requestedAt` may not include. Receipts after `ahead` have a wrong time. */
function listLater(
  receipts: readonly Receipt[],
  requestedAt: number,
  ahead: number,
): readonly Receipt[] {
  if (requestedAt > ahead) return receipts.filter(({ at }) => at >= requestedAt || at <= ahead);
  // The request was made with the right clock, so after all receipts with a wrong time.
  const shown = receipts.findLastIndex(({ at }) => at < requestedAt || at > ahead);
  return receipts.slice(shown + 1);
}

function toDelivery({ seq, key, state, error }: OutboxRow): Delivery {
  return { seq, key, state: state === 'queued' ? 'waiting' : state, ...(error && { error }) };
}

/** False for a refused write. It changes nothing, unless it is text that must stay visible. */
export function isEffective({ delivery }: Pick<PendingWrite, 'delivery'>): boolean {
  return delivery?.state !== 'failed';
}
